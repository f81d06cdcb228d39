# Die Dinge von Día de los Muertos: siehe en/things.ftl. Die Karten heißen wie im Spiel; docs/glossary.md hält
# die Wörter fest.

## Karten
thing-dodge = Ausweichen
    .text = Reaktion: wehrt einen direkten Angriff auf dein Skelett ab. Im eigenen Zug kann man sie nicht als Aktion spielen.
thing-leapfrog = Bocksprung
    .text = Spring über das nächste Skelett und über alle, die in einer Reihe dahinter stehen, auf das erste freie Feld. Braucht Arm und Bein.
thing-snatch = Entreißen
    .text = Nimm einem Skelett in der Nähe einen Körperteil oder eine Festkarte, die dir fehlen. Braucht einen Arm.
thing-hold = Festhalten
    .text = Reaktion: Will ein Skelett in der Nähe loslaufen, halte dich daran fest. Es kommt ein Feld weniger weit und zieht dich mit.
thing-header = Hechtsprung
    .text = Spring auf ein Skelett, das ein bis drei Felder weit weg ist. War es noch nicht am Zug, ist seine gelegte Karte verloren. Braucht ein Bein.
thing-patch = Knochenflicken
    .text = Du bekommst einen Arm oder ein Bein zurück, das du verloren hast.
thing-follow = Nachfolgen
    .text = Geh auf das nächsthöhere Feld, auf dem ein anderes Skelett steht, sogar bis ins Ziel.
thing-beat = Prügeln
    .text = Direkter Angriff: Ein Skelett in der Nähe verliert einen Arm. Braucht einen Arm.
thing-cartwheel = Radschlag
    .text = Zufälliger Angriff: Geh ein bis drei Felder; wer auf deinem Weg steht, kann einen Körperteil verlieren. Braucht Arm und Bein.
thing-hustle = Schubsen
    .text = Direkter Angriff: Schubs ein Skelett ein Feld weg und geh selbst ein Feld in die andere Richtung, oder tausch mit ihm den Platz. Braucht Arm und Bein.
thing-kick = Treten
    .text = Direkter Angriff: Ein Skelett in der Nähe verliert ein Bein. Braucht ein Bein.
thing-throw1 = Torte werfen
    .text = Zufälliger Angriff auf ein Skelett, das weiter weg ist: Es kann einen Körperteil verlieren. Braucht einen Arm.
thing-throw2 = Blumentopf werfen
    .text = Zufälliger Angriff auf ein Skelett, das weiter weg ist: Es kann einen Körperteil verlieren. Braucht einen Arm.
thing-throw3 = Schädel werfen
    .text = Zufälliger Angriff auf ein Skelett, das weiter weg ist: Es kann einen Körperteil verlieren. Braucht einen Arm.

## Arten von Karten
thing-kind-plain = Kein Angriff
    .text = Tut, was darauf steht. Ausweichen kann man nicht.
thing-kind-straight = Direkter Angriff
    .text = Tut dem Opfer genau das an, was darauf steht. Man kann ausweichen.
thing-kind-random = Zufälliger Angriff
    .text = Eine Handkarte des Opfers, nach ihrer Rückseite ausgesucht, entscheidet, was verloren geht: ein Arm, ein Bein oder nichts. Ausweichen kann man nicht.
thing-kind-reaction = Reaktion
    .text = Spielt man, wenn ein anderer dran ist, nie als Aktion im eigenen Zug.
thing-bones = Knochen
    .text = Auf der Rückseite einer Karte, für alle zu sehen: wie viele Felder weit sie dich als Bewegung bringt.
thing-hand = Hand
    .text = Alle sehen die Rückseiten, nur du siehst die Vorderseiten. Am Ende deines Zuges höchstens acht Karten.
thing-laid = Gelegte Karte
    .text = Liegt verdeckt vor ihrem Spieler. Wenn er dran ist, entscheidet er: Bewegung nach der Rückseite oder die Aktion der Vorderseite.
thing-draw-pile = Nachziehstapel
    .text = Nach einer Aktion ziehst du zwei Karten; wenn du nur den Hund geführt hast, eine; nach jeder anderen Bewegung keine.
thing-discard-pile = Ablagestapel
    .text = Wird zum neuen Nachziehstapel gemischt, wenn der leer ist.

## Skelette
thing-figure = Skelett
    .text = Hat am Anfang zwei Arme und zwei Beine. Punkte bringt, früh heimzukommen und mitzufeiern.
thing-arm = Arm
    .text = Nötig zum Prügeln, Werfen und Entreißen. Ohne Beine kriecht ein Skelett so viele Felder, wie es Arme hat.
thing-leg = Bein
    .text = Nötig zum Treten und für den Hechtsprung. Mit nur einem kommt ein Skelett höchstens zwei Felder weit.

## Feste
thing-festivity = Fest
    .text = Wer hierherkommt, nimmt sich eine Karte davon, von jeder Art höchstens eine. Die Bewegung endet hier, und der Totengräber geht weiter.
thing-music = Totenmusik
    .text = Eine Festkarte, am Ende einen Punkt wert.
thing-dance = Totentanz
    .text = Eine Festkarte, am Ende zwei Punkte wert.
thing-banquet = Totenschmaus
    .text = Eine Festkarte, am Ende drei Punkte wert.

## Der Friedhof
thing-dog = Hund
    .text = Knochen kannst du auch ausgeben, um ihn zu führen, statt selbst zu gehen. Trifft er auf ein Skelett, beißt er: ein zufälliger Angriff. An ihm kommt niemand vorbei.
thing-gravedigger = Totengräber
    .text = Entfernt sich mit jeder genommenen Festkarte Feld für Feld vom Ziel. An ihm kommt niemand vorbei; am Ende versperrt er für immer einen Weg.
thing-gate = Tor
    .text = Die roten Felder und das Ziel sind zu, bis der Totengräber sie verlassen hat.
thing-hiding-place = Knochenversteck
    .text = Hier bewahrt der Hund auf, was er abgebissen hat. Wer hierherkommt, darf etwas nehmen, das ihm fehlt. Die Bewegung endet hier.
thing-start = Start
    .text = Das Massengrab, in dem alle erwachen.
thing-goal = Ziel
    .text = Zurück im Grab. Wer als Erster kommt, erhält sieben Punkte, dann gibt es fünf, drei, zwei, einen und keinen.
thing-one-way = Einbahnfeld
    .text = Schilder zeigen die einzige Richtung, in die ein Skelett hier gehen darf. Der Hund schert sich nicht darum.
thing-path = Feld
    .text = Auf einem Feld dürfen beliebig viele Skelette stehen.
thing-order = Reihenfolge
    .text = Wer am weitesten hinten ist, beginnt. Bei Gleichstand: weniger Knochen auf der Hand, dann weniger Körperteile, dann die niedrigere Nummer.

## Phasen
thing-phase-lay = Legen
    .text = Der Reihe nach legen alle eine Karte verdeckt.
thing-phase-play = Spielen
    .text = Der Reihe nach nutzen alle ihre gelegte Karte: zur Bewegung oder als Aktion.
thing-phase-swap = Tauschen
    .text = Der Reihe nach dürfen alle zwei Karten gegen eine tauschen. Wer nur Reaktionen hat, muss sie alle tauschen.

## Enden
thing-ending-homecoming = Wer konnte, ist daheim
    .text = Jedes Skelett, das noch einen Körperteil hat, ist im Ziel.
thing-ending-scattered = Zerstreut
    .text = Kein Skelett hat noch einen Körperteil.
thing-ending-standstill = Stillstand
    .text = Hundert Runden lang ist nichts geschehen, was zählt.

## Dinge in Sätzen: -the, -a und -found ist immer wen oder was
card-name = { $card ->
    [dodge] „Ausweichen“
    [leapfrog] „Bocksprung“
    [snatch] „Entreißen“
    [hold] „Festhalten“
    [header] „Hechtsprung“
    [patch] „Knochenflicken“
    [follow] „Nachfolgen“
    [beat] „Prügeln“
    [cartwheel] „Radschlag“
    [hustle] „Schubsen“
    [kick] „Treten“
    [throw1] „Torte werfen“
    [throw2] „Blumentopf werfen“
   *[throw3] „Schädel werfen“
}
other-name = { $other ->
    [dodge] „Ausweichen“
    [leapfrog] „Bocksprung“
    [snatch] „Entreißen“
    [hold] „Festhalten“
    [header] „Hechtsprung“
    [patch] „Knochenflicken“
    [follow] „Nachfolgen“
    [beat] „Prügeln“
    [cartwheel] „Radschlag“
    [hustle] „Schubsen“
    [kick] „Treten“
    [throw1] „Torte werfen“
    [throw2] „Blumentopf werfen“
   *[throw3] „Schädel werfen“
}
limb-a = { $limb ->
    [arm] einen Arm
   *[leg] ein Bein
}
festivity-the = { $festivity ->
    [music] die Totenmusik
    [dance] den Totentanz
   *[banquet] den Totenschmaus
}
festivity-at = { $festivity ->
    [music] bei der Totenmusik
    [dance] beim Totentanz
   *[banquet] beim Totenschmaus
}
item-found = { $item ->
    [music] die Totenmusik
    [dance] den Totentanz
    [banquet] den Totenschmaus
    [arm] einen Arm
   *[leg] ein Bein
}
field-on = { $field ->
    [0] auf dem Start
    [32] im Ziel
   *[other] auf Feld { $field }
}
field-to = { $field ->
    [0] zum Start
    [32] ins Ziel
   *[other] auf Feld { $field }
}
from-where = { $from ->
    [0] vom Start
    [32] vom Ziel
   *[other] von { $from }
}
to-where = { $to ->
    [0] zum Start
    [32] ins Ziel
   *[other] nach { $to }
}
