# Teile des Tischs von Bad Bones: Markt, Auswahl, Rat, Wertung, Anzeigen für Solo und gemeinsames Spiel.
# Dinge heißen wie in things.ftl und kommen als $thing, Spieler als $name.

## Markt
market-traps = Fallen
market-traps-more = Sterne sind Punkte am Ende
market-weapons = Waffen
market-weapons-more = höchstens eine pro Spieler
market-trap-label = { $thing }: { $cost } { $cost ->
        [one] Münze
       *[other] Münzen
    }, { $stars } { $stars ->
        [one] Stern
       *[other] Sterne
    }{ $guess ->
        [yes] {" "}(unsere Werte)
       *[no] {""}
    }. { $left ->
        [0] Ausverkauft.
       *[other] Noch { $left } da.
    }{ $can ->
        [yes] {""}
       *[no] {" "}Das kannst du gerade nicht kaufen.
    }
market-weapon-label = { $thing }: { $cost } { $cost ->
        [one] Münze
       *[other] Münzen
    }{ $guess ->
        [yes] {" "}(unser Wert)
       *[no] {""}
    }. { $left ->
        [0] Verkauft.
       *[other] Gibt es nur einmal.
    }{ $can ->
        [yes] {""}
       *[no] {" "}Das kannst du gerade nicht kaufen.
    }
market-sold-out = ausverkauft
market-guess = Ein Wert von uns
market-buyers = Wer was kauft
market-buys = kauft jetzt
market-chooses = wählt
market-next = danach
market-is-done = fertig
market-order = Kaufreihenfolge
market-order-text = Ein Kauf pro Zug. Nach jedem Durchgang dreht sich die Reihenfolge um: Wer zuletzt gekauft hat, beginnt den nächsten.
market-basket = Dein Korb
market-buy = Kaufen
market-buy-label = Kaufen: { $thing }, { $cost } { $cost ->
        [one] Münze
       *[other] Münzen
    }
market-put-back = Zurücklegen
market-done = Fertig gekauft
market-leftover = { $play ->
        [coop] In der Kasse { $coins ->
            [one] ist noch eine Münze
           *[other] sind noch { $coins } Münzen
        }. Übrige Münzen sind nichts wert.
       *[versus] Du hast noch { $coins } { $coins ->
            [one] Münze
           *[other] Münzen
        }. Übrige Münzen sind nichts wert, und später kannst du nicht mehr kaufen.
    }
market-stay = Weiter einkaufen
market-done-anyway = Trotzdem fertig
market-wait = Erst kauft { $name }
market-you-are-done = Du bist fertig; die anderen kaufen noch

## Antworten in Worten, für Knöpfe und Rat
way-up = nach oben
way-right = nach rechts
way-down = nach unten
way-left = nach links
answer-buy = Kaufen: { $thing }
answer-done = Fertig gekauft
answer-stand = Der Held beginnt auf dem Turm auf { $space }
answer-hero = Held nach { $space }
answer-place = { $thing } auf { $space }{ $lies ->
        [slash] , steigt nach rechts
        [backslash] , fällt nach rechts
        [white] , weiße Seite oben
        [black] , schwarze Seite oben
       *[none] {""}
    }
answer-retrieve = Die Falle auf { $space } zurücknehmen
answer-pass = Nichts legen
answer-move = { $where ->
        [forest] { $thing } kommt aus dem Wald
       *[space] { $thing } auf { $space } zieht als Nächstes
    }
answer-advance = Die übrigen ziehen lassen
order-order = Nächstes Skelett
order-order-advance-game = Die übrigen ziehen lassen, diese Partie
order-order-advance-always = Die übrigen immer ziehen lassen
answer-flee = Es flieht { $way ->
        [up] nach oben
        [right] nach rechts
        [down] nach unten
       *[left] nach links
    }
answer-turn = Drehe es { $way ->
        [up] nach oben
        [right] nach rechts
        [down] nach unten
       *[left] nach links
    }
answer-send = Zu { $name }
answer-lead = { $thing } führt
answer-stop = Der Turm hält auf: { $thing }
answer-keep = Jetzt nicht
answer-use-crossbow = { thing-crossbow }: { $thing } auf { $space }
answer-use-ice-wand = { thing-ice-wand }: { $space } einfrieren
answer-use-death-wand = { thing-death-wand }: zu { $name }
answer-use-teleportation-wand = { $where ->
        [space] { thing-teleportation-wand }: auf den Turm auf { $space }
       *[none] { thing-teleportation-wand }: zurück auf den Turm
    }
answer-use-two-handed-sword = { thing-two-handed-sword }: Held nach { $space }
answer-use-battleaxe = { thing-battleaxe }: { $thing }
answer-use-morning-star = { thing-morning-star }: von { $space } nach { $to }
answer-use-rapier = { thing-rapier }: die auf { $space } drehen

## Was nicht auf dem Plan gezeigt wird
choice-label = Deine Wahl
choice-forest = Warten im Wald
choice-flee = Es flieht
choice-turn = Drehe es
choice-send = Auf wessen Friedhof?
choice-or-board = Oder wähle eines auf dem Spielplan
choice-waits = { $count ->
        [0] niemand wartet dort
        [one] eines wartet dort
       *[other] { $count } warten dort
    }
choice-teleport = Zurück auf den Turm
picker-title = Welches?

## Rat
advice-title = Was ein starker Spieler tun würde
advice-because = Warum
advice-others = Die nächstbesten
advice-equal = genauso gut
advice-do = So machen
advice-gone = Die Frage ist vorbei.
advice-worth = { $share } von 100

## Wertung
score-nobody = Niemand ist übrig
    .text = Alle Reiche sind gefallen, also gewinnt niemand.
score-tie = Punktgleich: Der höhere Turm entscheidet.
score-solo-won = Du hast standgehalten!
score-solo-lost = Die Skelette sind durchgebrochen
score-heroic = Ein heldenhafter Sieg!
score-coop-won = Die Hauptstadt steht!
score-coop-lost = Das Reich ist gefallen
score-rounds = { $count ->
        [0] Keine Runde überstanden
        [one] Eine Runde überstanden
       *[other] { $count } Runden überstanden
    }
score-rounds-of = { $count } von { $rounds } Runden überstanden
score-swept = Und kein Skelett ist mehr da.
score-left-houses = Übrige Häuser der Hauptstadt
score-left-towers = Türme von { $name }
score-player = Spieler
score-floors = Stockwerke
score-houses = Häuser
score-supply = Sterne im Vorrat
score-board = Sterne auf dem Plan
score-total = Punkte
score-times = { $count } × { $each }
score-tower-fell = Der Turm ist gefallen
score-village-burnt = Das Dorf ist abgebrannt
score-emperor-came = Der Kaiser ist eingedrungen
score-resigned = Aufgegeben
score-nothing = Punkte bekommt nur, wessen Reich noch steht.
score-show = Was { $name } geblieben ist
score-none = keine Fallen
score-damaged = { $thing }, beschädigt
score-challenge = Aufgabe des Tages
score-challenge-made = Aufgabe geschafft!
score-challenge-missed = Aufgabe diesmal nicht geschafft.
score-rematch = Revanche
score-rematch-join = Bei der Revanche mitspielen
score-look = Die Spielpläne ansehen
score-share = Teilen
score-share-text = Eine Partie Bad Bones
score-download = Herunterladen
score-download-more = Die Aufzeichnung dieser Partie, eine .bones-Datei
score-verify = Prüfen
score-verified = Geprüft
score-verified-text = Die Aufzeichnung wurde nachgespielt: { $answers } Antworten und { $digests } Stellungen verglichen, alles identisch. Jede Ziehung folgt aus einem Geheimnis, das vor der Partie versiegelt wurde, und aus den eigenen Zahlen aller Spieler.
score-holds = Die Aufzeichnung stimmt
score-holds-text = Die Aufzeichnung wurde nachgespielt: { $answers } Antworten und { $digests } Stellungen verglichen, alles identisch. Vor der Partie wurde kein Geheimnis versiegelt; über die Ziehungen ist also nichts bewiesen.
score-broken = Die Aufzeichnung stimmt nicht
score-broken-text = Nachgespielt geht sie anders aus: { $failure }

## Anzeigen für Solo und gemeinsames Spiel
panel-round = Runde { $round }
panel-of = von { $rounds }
panel-endless = endlos
panel-heroic = heldenhaft
panel-heroic-now = Keine neuen Skelette mehr: räum den Spielplan leer
panel-hold = { $left ->
        [0] Die letzte Runde
        [one] Danach noch eine
       *[other] Danach noch { $left }
    }
panel-bag = im Beutel
panel-bag-label = { $count ->
        [one] Ein Skelett im Beutel
       *[other] { $count } Skelette im Beutel
    }
panel-capital = { $left } von { $all } Häusern
panel-in-hand = In dieser Runde zurückgenommen, ab der nächsten wieder verfügbar:

## Friedhof
graves-empty = Niemand wartet
graves-count = { $count ->
        [one] Ein Skelett wartet
       *[other] { $count } Skelette warten
    }
graves-arrivals = +{ $count } neue bei der Ankunft
