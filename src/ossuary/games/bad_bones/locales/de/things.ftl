# Die Dinge von Bad Bones: siehe en/things.ftl. Eigene Wörter; docs/glossary.md hält sie fest.

## Fallen
thing-wall = Mauer
    .text = Steht schräg und lässt Skelette im rechten Winkel abprallen: Sie gehen noch ein Feld weiter. Beim ersten Mal beschädigt, beim zweiten aus dem Spiel.
thing-catapult = Katapult
    .text = Schleudert jedes Skelett, das darauf tritt, auf den Friedhof eines Gegners, in einer Phase alle auf denselben.
thing-dragon = Drache
    .text = Skelette, die auf ihn treffen, fliehen auf ein angrenzendes Feld deiner Wahl. Er darf auch auf Skeletten landen; dann fliehen sie sofort, und er ist verletzt.
thing-treasure = Schatz
    .text = Skelette daneben drehen sich zu ihm, was auch immer die Pfeile sagen. Sind alle gezogen, stiehlt ihn, wer auf ihm steht, außer der Held bewacht ihn.
thing-barricade = Barrikade
    .text = Ein Skelett, das sie betreten müsste, bleibt stehen und verliert seinen Zug. Ein Held darauf ändert daran nichts.
thing-bomb = Bombe
    .text = Sprengt jedes Skelett, das darauf tritt, und lässt einen Krater zurück. Du darfst sie auch auf Skelette legen, wenn dort sonst nichts ist; dann geht sie sofort hoch.
thing-blast = Krater
    .text = Was von einer Bombe bleibt, für den Rest des Spiels. Hier liegt keine Falle mehr; Skelette und Held gehen darüber, und die Pfeile gelten weiter.
thing-hearse = Leichenwagen
    .text = Fährt Skelette auf den Friedhof eines Gegners und bleibt nach der Phase dort, in dessen Vorrat. Unzerstörbar.
thing-labyrinth = Labyrinth
    .text = Liegt mit der weißen oder der schwarzen Seite oben. Hinein kommt jedes Skelett, hinaus nur eines, das seine Farbe zeigt; die anderen werden gewendet und verlieren einen Zug. Unzerstörbar.
thing-portal = Portal
    .text = Bringt ein Skelett zurück in den Wald zu seinem Symbol, auf demselben Spielplan. In der nächsten Runde zieht es von dort wieder los.
thing-spring = Sprungfeder
    .text = Wirft ein Skelett zwei Felder weit in seine Richtung, über alles hinweg. Eine Landung auf einer Barrikade überlebt es nicht.
thing-damaged = Beschädigt
    .text = Diese Falle ist einmal benutzt worden. Sie wirkt noch; nach dem nächsten Mal ist sie aus dem Spiel. Zurückgenommen ist sie wieder heil.
thing-stars = Sterne
    .text = Jeder Stern auf einer Falle, die du am Ende noch hast, ist ein Punkt. Im Vorrat zählen Fallen als heil.

## Waffen
thing-crossbow = Armbrust
    .text = Wenn dein Held drei oder mehr auf einmal erschlägt: Ein Skelett irgendwo auf deinem Spielplan kommt in den Beutel.
thing-ice-wand = Eisstab
    .text = Wenn dein Held drei oder mehr auf einmal erschlägt: Alle Skelette eines Feldes frieren ein und setzen ihren nächsten Zug aus.
thing-death-wand = Todesstab
    .text = Wenn dein Held drei oder mehr auf einmal erschlägt: Sie kommen auf den Friedhof eines anderen Spielers statt in den Beutel.
thing-teleportation-wand = Teleportstab
    .text = Wenn dein Held drei oder mehr auf einmal erschlägt: Er steht wieder oben auf deinem Turm.
thing-two-handed-sword = Zweihänder
    .text = Wenn dein Held drei oder mehr auf einmal erschlägt: Er zieht noch einmal und erschlägt alle Skelette, die er dort trifft.
thing-battleaxe = Streitaxt
    .text = Wenn dein Held drei oder mehr auf einmal erschlägt: Nenne ein Symbol; alle Skelette damit auf den vier Feldern neben ihm kommen in den Beutel.
thing-morning-star = Morgenstern
    .text = Wenn dein Held drei oder mehr auf einmal erschlägt: Alle Skelette eines Feldes um ihn kommen auf ein anderes Feld um ihn, auf dem keine Falle liegt. Sie werden weder gedreht noch gewendet.
thing-rapier = Rapier
    .text = Wenn dein Held drei oder mehr auf einmal erschlägt: Drehe jedes Skelett eines Feldes um ihn, wie du magst.

## Skelette
thing-skeleton = Skelett
    .text = Geht jede Runde ein Feld in seine Blickrichtung und wird dabei gewendet. Es will zu deinem Turm oder in dein Dorf.
thing-blue = Blaues Herz
    .text = Ein Skelett mit diesem Symbol kommt dort herein, wo der Wald das blaue Herz zeigt, auf der Seite, von der es stammt.
thing-green = Grüne Raute
    .text = Ein Skelett mit diesem Symbol kommt dort herein, wo der Wald die grüne Raute zeigt, auf der Seite, von der es stammt.
thing-purple = Lila Stern
    .text = Ein Skelett mit diesem Symbol kommt dort herein, wo der Wald den lila Stern zeigt, auf der Seite, von der es stammt.
thing-yellow = Gelber Kreis
    .text = Ein Skelett mit diesem Symbol kommt dort herein, wo der Wald den gelben Kreis zeigt, auf der Seite, von der es stammt.
thing-red = Rotes Dreieck
    .text = Ein Skelett mit diesem Symbol kommt in der Mitte eines Waldes herein. Spielt ihr gegeneinander, ist am Anfang keines dabei.
thing-white = Weiße Seite
    .text = In der Skelettphase muss jedes Skelett noch ziehen, das nicht die Farbe des Merkplättchens zeigt.
thing-black = Schwarze Seite
    .text = In der Skelettphase muss jedes Skelett noch ziehen, das nicht die Farbe des Merkplättchens zeigt.
thing-tracking = Merkplättchen
    .text = Zeigt die Farbe, die jedes Skelett zeigt, sobald es gezogen ist. Es wird gewendet, bevor die Skelette ziehen.
thing-frozen = Eingefroren
    .text = Setzt einen Zug aus. Die Farbe zeigt es: Es sieht aus, als wäre es schon gezogen.
thing-unit = Trupp
    .text = Skelette, die einem Ausbilder folgen. Sie gehen denselben Weg, und nichts trennt sie, solange er da ist.

## Anführer
thing-artificer = Sprengmeister
    .text = Zerstört zwei Stockwerke oder zwei Häuser auf einmal.
thing-necromancer = Totenbeschwörer
    .text = Wer ihn zieht, zieht drei Skelette mehr, und für jeden weiteren Totenbeschwörer noch drei.
thing-nice = Netter Anführer
    .text = In einem beschädigten Turm oder Dorf baut er ein Stockwerk oder ein Haus wieder auf, statt eines zu zerstören.
thing-instructor = Ausbilder
    .text = Wenn er zieht, bilden alle auf seinem Feld mit ihm einen Trupp, den keine Falle und keine Waffe trennt.
thing-spectral = Wiedergänger
    .text = Ist nicht totzukriegen: Wo er auf deinem Spielplan auch fällt, er kommt auf deinen eigenen Friedhof zurück.
thing-saboteur = Saboteur
    .text = Nach der Phase ist jede Falle, die er ausgelöst hat, aus dem Spiel, auch eine unzerstörbare. Dann kommt er in den Beutel.
thing-emperor = Skelettkaiser
    .text = Kommt er in deinen Turm oder dein Dorf, bist du raus. Erschlägt ihn dein Held, fällt der Held mit ihm.

## Der Spielplan
thing-hero = Held
    .text = Zieht jede Runde genau ein Feld, in jede Richtung, und erschlägt alle Skelette, die er dort trifft. Er löst nie eine Falle aus.
thing-tower = Turm
    .text = Jedes Skelett, das hineinkommt, zerstört ein Stockwerk, Held hin oder her. Fällt das letzte, scheidest du aus.
thing-coop-tower = Turm
    .text = Hält ein Skelett auf und stürzt ein. Verliert jemand den letzten seiner vier Türme, haben alle verloren.
thing-floor = Stockwerk
    .text = Vier Punkte am Ende für jedes Stockwerk des Turms, das noch steht.
thing-ruin = Ruine
    .text = Hier stand ein Turm. Skelette gehen darüber, und der Pfeil, der hier aufgedruckt ist, gilt von nun an.
thing-village = Dorf
    .text = Jedes Skelett, das deinen Spielplan unten verlässt, brennt ein Haus nieder. Brennt das letzte, scheidest du aus.
thing-house = Haus
    .text = Drei Punkte am Ende für jedes Haus, das nicht abgebrannt ist.
thing-capital = Hauptstadt
    .text = Ein Haus je Spieler, gemeinsam für alle. Jedes Skelett, das einen Spielplan oben verlässt, brennt eines nieder; mit dem letzten ist das Spiel verloren.
thing-forest = Wald
    .text = Neue Skelette warten hier bei ihrem Symbol und kommen in der nächsten Skelettphase herein. Ein Skelett, das in einen Wald geht, kommt auf einen Friedhof.
thing-cemetery = Friedhof
    .text = Hier warten Skelette, die andere dir geschickt haben. In der Ankunftsphase kommen sie in deine Wälder.
thing-supply = Vorrat
    .text = Die Fallen, die du nicht gelegt hast, alle heil. Ihre Sterne sind am Ende Punkte.
thing-shared-supply = Gemeinsamer Vorrat
    .text = Die Fallen aller Spieler. Was zurückgenommen wurde, darf ab der nächsten Runde jeder wieder legen.
thing-bag = Beutel
    .text = Alle Skelette, die nicht im Spiel sind. Neue werden daraus gezogen, Erschlagene kommen zurück.
thing-arrow = Pfeil
    .text = Dreht ein Skelett, das in seiner Richtung kommt, zum Turm oder zum Dorf. Aus jeder anderen Richtung wirkt er nicht, unter einer Falle auch nicht.
thing-space = Feld
    .text = Eines der 25 Felder deines Spielplans: a bis e von links nach rechts, 1 bis 5 vom Dorf aus.
thing-market = Markt
    .text = Hier kaufst du vor der ersten Runde Fallen und höchstens eine Waffe. Was du nicht kaufst, fehlt dir später.
thing-coins = Münzen
    .text = Was du auf dem Markt ausgeben kannst. Was übrig bleibt, ist nichts wert.
thing-purse = Gemeinsame Kasse
    .text = Die Münzen aller Spieler zusammen. Ihr kauft in beliebiger Reihenfolge; sprecht euch ab.
thing-weapon = Waffe
    .text = Eine für jeden. Du darfst sie benutzen, wenn dein Held drei oder mehr Skelette auf einmal erschlägt.

## Phasen
thing-phase-market = Markt
    .text = Vor der ersten Runde: Alle kaufen Fallen und eine Waffe.
thing-phase-stand = Startturm
    .text = Alle wählen, auf welchem ihrer Türme ihr Held beginnt.
thing-phase-hero = Held
    .text = Alle ziehen ihren Helden ein Feld.
thing-phase-trap = Falle
    .text = Alle legen eine Falle, nehmen eine zurück oder tun nichts.
thing-phase-skeletons = Skelette
    .text = Alle Skelette ziehen ein Feld, und die Fallen wirken.
thing-phase-arrivals = Ankunft
    .text = Alle ziehen drei neue Skelette; mit denen vom Friedhof kommen sie in die Wälder.

## Optionen
thing-option-mode = Regeln
    .text = Das Grundspiel oder das erweiterte Spiel mit Markt, mehr Fallen und Waffen.
thing-mode-basic = Grundspiel
    .text = Alle haben zwei Mauern, zwei Katapulte, einen Drachen und einen Schatz.
thing-mode-advanced = Erweitert
    .text = Du kaufst deine Fallen und eine Waffe auf dem Markt, vor der ersten Runde.
thing-option-play = Spielart
    .text = Gegeneinander, allein oder zusammen gegen die Skelette.
thing-play-versus = Gegeneinander
    .text = Für zwei bis sechs. Die Partie endet, wenn ein Turm oder ein Dorf fällt; von denen, die noch stehen, gewinnt, wer die meisten Punkte hat.
thing-play-solo = Allein
    .text = Ein Stockwerk, ein Haus, und alles, was du fortschickst, kommt zurück. Halte bis zur letzten Runde durch.
thing-play-coop = Kooperativ
    .text = Für zwei bis sechs. Eine Hauptstadt, vier Türme für jeden, ein Vorrat für alle. Ihr gewinnt oder verliert zusammen.
thing-option-chiefs = Skelettanführer
    .text = Neunzehn Anführer mit eigenen Kräften kommen mit in den Beutel.
thing-option-rounds = Runden
    .text = Wie viele ganze Runden du allein oder ihr zusammen überstehen müsst. Zehn sind üblich; mehr ist schwerer.
thing-option-heroic = Heldenhaft
    .text = Allein: Nach der letzten Runde kommen keine Skelette mehr, und du spielst weiter, bis der Spielplan leer ist.
thing-option-endless = Endlos
    .text = Kooperativ: Es gibt keine letzte Runde. Wie weit kommt ihr?
thing-yes = Ja
thing-no = Nein

## Enden
thing-ending-elimination = Ein Reich ist gefallen
    .text = Ein Turm oder ein Dorf ist zerstört. Wer beides noch hat, bekommt Punkte.
thing-ending-defeat = Verloren
    .text = Die Skelette haben gewonnen.
thing-ending-survival = Überstanden
    .text = Du hast alle Runden durchgehalten.
thing-ending-heroic = Heldenhafter Sieg
    .text = Du hast durchgehalten, und kein Skelett ist übrig.

## Dinge in Sätzen: -the ist wer oder was, -whom wen; -a ist immer wen
trap-a = { $trap ->
    [wall] eine Mauer
    [catapult] ein Katapult
    [dragon] einen Drachen
    [treasure] einen Schatz
    [barricade] eine Barrikade
    [bomb] eine Bombe
    [hearse] einen Leichenwagen
    [labyrinth] ein Labyrinth
    [portal] ein Portal
   *[spring] eine Sprungfeder
}
trap-the = { $trap ->
    [wall] die Mauer
    [catapult] das Katapult
    [dragon] der Drache
    [treasure] der Schatz
    [barricade] die Barrikade
    [bomb] die Bombe
    [blast] der Krater
    [hearse] der Leichenwagen
    [labyrinth] das Labyrinth
    [portal] das Portal
   *[spring] die Sprungfeder
}
trap-whom = { $trap ->
    [wall] die Mauer
    [catapult] das Katapult
    [dragon] den Drachen
    [treasure] den Schatz
    [barricade] die Barrikade
    [bomb] die Bombe
    [blast] den Krater
    [hearse] den Leichenwagen
    [labyrinth] das Labyrinth
    [portal] das Portal
   *[spring] die Sprungfeder
}
trap-no = { $trap ->
    [wall] keine Mauer
    [catapult] kein Katapult
    [dragon] kein Drache
    [treasure] kein Schatz
    [barricade] keine Barrikade
    [bomb] keine Bombe
    [hearse] kein Leichenwagen
    [labyrinth] kein Labyrinth
    [portal] kein Portal
   *[spring] keine Sprungfeder
}
item-a = { $item ->
    [wall] eine Mauer
    [catapult] ein Katapult
    [dragon] einen Drachen
    [treasure] einen Schatz
    [barricade] eine Barrikade
    [bomb] eine Bombe
    [hearse] einen Leichenwagen
    [labyrinth] ein Labyrinth
    [portal] ein Portal
    [spring] eine Sprungfeder
    [crossbow] die Armbrust
    [ice-wand] den Eisstab
    [death-wand] den Todesstab
    [teleportation-wand] den Teleportstab
    [two-handed-sword] den Zweihänder
    [battleaxe] die Streitaxt
    [morning-star] den Morgenstern
   *[rapier] das Rapier
}
item-no = { $item ->
    [wall] keine Mauer
    [catapult] kein Katapult
    [dragon] keinen Drachen
    [treasure] keinen Schatz
    [barricade] keine Barrikade
    [bomb] keine Bombe
    [hearse] keinen Leichenwagen
    [labyrinth] kein Labyrinth
    [portal] kein Portal
    [spring] keine Sprungfeder
    [crossbow] keine Armbrust
    [ice-wand] keinen Eisstab
    [death-wand] keinen Todesstab
    [teleportation-wand] keinen Teleportstab
    [two-handed-sword] keinen Zweihänder
    [battleaxe] keine Streitaxt
    [morning-star] keinen Morgenstern
   *[rapier] kein Rapier
}
model-the = { $model ->
    [blue] das blaue Skelett
    [green] das grüne Skelett
    [purple] das lila Skelett
    [yellow] das gelbe Skelett
    [red] das rote Skelett
    [artificer] der Sprengmeister
    [necromancer] der Totenbeschwörer
    [nice] der nette Anführer
    [instructor] der Ausbilder
    [spectral] der Wiedergänger
    [saboteur] der Saboteur
   *[emperor] der Skelettkaiser
}
model-whom = { $model ->
    [blue] das blaue Skelett
    [green] das grüne Skelett
    [purple] das lila Skelett
    [yellow] das gelbe Skelett
    [red] das rote Skelett
    [artificer] den Sprengmeister
    [necromancer] den Totenbeschwörer
    [nice] den netten Anführer
    [instructor] den Ausbilder
    [spectral] den Wiedergänger
    [saboteur] den Saboteur
   *[emperor] den Skelettkaiser
}
model-a = { $model ->
    [blue] ein blaues Skelett
    [green] ein grünes Skelett
    [purple] ein lila Skelett
    [yellow] ein gelbes Skelett
    [red] ein rotes Skelett
    [artificer] einen Sprengmeister
    [necromancer] einen Totenbeschwörer
    [nice] einen netten Anführer
    [instructor] einen Ausbilder
    [spectral] einen Wiedergänger
    [saboteur] einen Saboteur
   *[emperor] den Skelettkaiser
}
