# Was Bad Bones ablehnt. Ein Satz für jedes: was im Weg steht.
not-now = { $belongs ->
    [market] Kaufen kannst du nur auf dem Markt, vor der ersten Runde.
    [stand] Der Startturm des Helden wird vor der ersten Runde gewählt.
    [hero] Der Held zieht in der Heldenphase.
    [trap] Fallen werden in der Fallenphase gelegt und zurückgenommen.
   *[other] Das ist jetzt nicht gefragt.
}
not-asked = Das wirst du jetzt nicht gefragt.
hero-fell = Dein Held ist mit dem Kaiser gefallen; du hast in der Heldenphase niemanden zu ziehen.
not-one-space = { $space } ist nicht genau ein Feld entfernt: Der Held zieht genau ein Feld, in jede Richtung.
bad-stand = Der Held beginnt auf einem deiner eigenen Türme, der noch steht.
not-in-supply = Im Vorrat ist { trap-no }.
just-retrieved = In dieser Runde wurde { trap-the } zurückgenommen; erst in der nächsten Runde darfst du wieder legen.
hearse-on-its-way = Der Leichenwagen ist unterwegs und kann ab der nächsten Runde gelegt werden.
on-trap = Auf { $space } liegt schon eine Falle.
on-tower = Auf einen Turm kann man keine Falle legen.
on-skeletons = Auf { $space } stehen Skelette; nur ein Drache oder eine Bombe darf auf sie gelegt werden.
on-blast-area = Auf { $space } ist ein Krater: Dort kann keine Falle mehr liegen.
bomb-under-hero = Eine Bombe darf nur dort auf Skelette gelegt werden, wo der Held nicht steht.
nothing-to-retrieve = Auf { $space } liegt keine Falle.
blast-area-stays = Ein Krater bleibt für den Rest des Spiels.
not-to-move = Dieses Skelett hat in dieser Phase keinen Zug mehr.
no-flight-there = Ein Drache vertreibt Skelette auf Felder und in Wälder, nicht ins Dorf oder in die Hauptstadt.
bad-send = Skelette kommen auf den Friedhof eines anderen Spielers.
bad-lead = Nur ein Ausbilder von diesem Feld kann führen.
bad-stop = Der Turm hält eines der Skelette auf, die hineinkommen.
bad-turn = Drehe es nach oben, rechts, unten oder links.
bad-weapon = Das kann deine Waffe jetzt nicht.
only-standing-towers = Der Stab bringt den Helden nur auf einen eigenen Turm, der noch steht.
out-of-stock = Auf dem Markt gibt es { item-no } mehr.
too-dear = Für { item-a } reichen die Münzen nicht.
has-weapon = Eine Waffe für jeden, und du hast deine schon.
bad-lot = So kann der Zufall nicht antworten: Ein solches Plättchen gibt es nicht zu ziehen, oder es wird nichts gezogen.
