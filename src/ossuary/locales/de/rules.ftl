# Die Regeln als Seite und als Blatt, und ihre Bilder.

## The player aid
rules-opening = Auf einen Blick
aid-title = Spielübersicht
aid-print = Drucken
aid-rules = Zu den Regeln

## Die Seite
rules-back = Zurück
rules-contents = Inhalt
rules-clear = Suche löschen
rules-legend = Was die Zeichen bedeuten
rules-examples = Beispiele aus den Heften
rules-examples-about = Die Hefte erklären manche Züge mit einem Bild. Hier kannst du sie spielen: Sieh dir einen an oder spiel selbst weiter.
rule-word = Regel
rules-table = Tabelle
rules-known = Woher wir es wissen:
rules-known-seen = { $count ->
        [one] ein Wert gesehen
       *[other] { $count } Werte gesehen
    }
rules-known-text = { $count ->
        [one] einer aus einem Heft
       *[other] { $count } aus einem Heft
    }
rules-known-guess = { $count ->
        [one] einer von uns
       *[other] { $count } von uns
    }
rules-how-seen = gesehen
    .text = Von einem Bild des echten Spielplans, Plättchens oder der Karte abgelesen.
rules-how-text = aus einem Heft
    .text = Ein Heft sagt es mit Worten.
rules-how-guess = von uns
    .text = Der Wert stand auf einem Bild, das verloren ist. Wir haben einen gewählt, der zu allem anderen passt; ein Betreiber mit der echten Schachtel kann ihn berichtigen.

## Bilder
picture-label = Bild: { $caption }
picture-play = Abspielen
picture-pause = Pause
picture-go-on = Weiter
picture-again = Noch einmal
picture-step = Ein Schritt
picture-told = Was passiert
picture-failed = Dieses Bild kann gerade nicht gezeigt werden.
picture-try = Selbst versuchen
picture-show = Zeig es mir

## What the booklets leave open
ruling-booklet = Die Hefte:
ruling-taken = in dieser Ausgabe
ruling-edition = { $edition ->
        [1] in der ersten Ausgabe
       *[other] in Ausgabe { $edition }
    }
ruling-table = an diesem Tisch
ruling-otherwise = Dieser Tisch spielt es anders.
ruling-house = Ein Tisch kann anders wählen: Hausregeln, beim Anlegen.
rules-edition = { $edition ->
        [1] Dieser Tisch wird nach der ersten Ausgabe der Regeln gespielt. Wo sie anders lautete, steht es bei der Regel.
       *[other] Dieser Tisch wird nach Ausgabe { $edition } der Regeln gespielt. Wo sie anders lautete, steht es bei der Regel.
    }

## The box
box-title = Die Schachtel
box-players = { $least }–{ $most } Spieler
box-minutes = { $minutes } Minuten
box-age = ab { $age } Jahren
box-components = Was in der Schachtel ist
box-credits = Wer es gemacht hat
box-published = Erschienen bei
