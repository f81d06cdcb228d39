# Der Stellungseditor. $what ist der Name eines Dings oder einer Liste, $line und $column zählen ab 1.

editor-title = Stellungen aufbauen
editor-home = Stellungen aufbauen
editor-edit = Diese Stellung bearbeiten
editor-mend = Im Editor verbessern
editor-other = zu { $game }
editor-about = Der Text ist ein Szenario: Wer Ossuary hat, spielt es mit „ossuary check“ nach.

editor-modes = Was du hier tust
editor-mode-lay = Aufbauen
editor-mode-expect = Erwarten
editor-mode-play = Weiterspielen

editor-start = Anfangen mit
editor-start-own = eigener Text
editor-start-empty = Ein leerer Spielplan
editor-start-setup = Der Aufbau des Spiels
editor-start-siege = Ein belagerter Turm
editor-start-market = Der Markt öffnet
editor-start-together = Gemeinsam, Runde sechs
editor-start-attack = Wer greift wen an?
editor-start-gate = Vor dem offenen Tor

editor-options = Regeln und Personen
editor-seats = Personen
editor-done = Fertig
editor-undo = Rückgängig
editor-redo = Wiederholen
editor-unreadable = Noch kein Spielplan: Der Text ist nicht lesbar. Dort steht, wo es hakt.

editor-pieces = Spielsteine
editor-skeletons = Skelette
editor-traps = Fallen
editor-facing = Blickrichtung
editor-inwards = Wie es hereinkommt
editor-up = Nach oben
editor-right = Nach rechts
editor-down = Nach unten
editor-left = Nach links
editor-lies = Welche Seite oben liegt
editor-yet-to-move = Zieht noch
editor-side-left = linker Wald
editor-side-top = oberer Wald
editor-side-right = rechter Wald
editor-side-bottom = unterer Wald
editor-figures = Figuren
editor-cards = Karten
editor-festivities = Feste
editor-hand = Handkarten
editor-laid = Gelegte Karte
editor-discards = Ablagestapel
editor-pile = Knochenversteck { $field }

editor-hint-pick = Nimm einen Stein und wähle seinen Platz. Wähle, was dort liegt, um es zu drehen oder wegzunehmen.
editor-hint-put = Wähle ein Feld oder eine Liste für den Stein in deiner Hand. Escape legt ihn zurück.
editor-hint-field = Wähle ein Feld für die Figur in deiner Hand. Escape legt sie zurück.
editor-hint-lay = Wähle eine Liste oder ein Knochenversteck für die Karte in deiner Hand. Escape legt sie zurück.
editor-hint-expect = So steht es nach der letzten Zeile. Wähle, was so sein soll: Es wird eine Zeile mit „?“.
editor-hint-expect-dia = So steht es nach der letzten Zeile. Wähle ein Feld oder eine Liste: Es wird eine Zeile mit „?“.

editor-board = Spielplan: { $name }
editor-seat = Person
editor-on-space = Auf { $space }
editor-turn = Drehen: { $what }
editor-flip = Andere Seite nach oben: { $what }
editor-wear = Beschädigt oder heil: { $what }
editor-take = Wegnehmen: { $what }
editor-add-to = Hinzufügen zu: { $what }
editor-nothing = nichts
editor-expect-this = Das erwarten: { $what }
editor-expect-waiting = Erwarten, wer gefragt ist
editor-expect-over = Das Ende erwarten

editor-of-game = Das Spiel
editor-hero-there = auf dem Spielplan
editor-hero-none = ausgeschieden
editor-round = Runde
editor-phase = Phase
editor-at = Feld
editor-arms = Arme
editor-legs = Beine
editor-rank = Rang
editor-left-of = Übrig: { $what }

editor-text = Text
editor-text-label = Das Szenario als Text
editor-trouble = Zeile { $line }, Spalte { $column }:
editor-fails = Zeile { $line }:
editor-found = gefunden: { $found }
editor-all-hold = { $count ->
    [one] Eine Erwartung, und sie stimmt.
   *[other] { $count } Erwartungen, und alle stimmen.
}
editor-readable = Alles davon ist spielbar.

editor-copy = Kopieren
editor-download = Herunterladen
editor-study = Schritt für Schritt ansehen
editor-bots = Gegen Bots spielen
editor-freeze = Diesen Moment zur Stellung machen
editor-lines = Zeilen
editor-back = Zurück zum Aufbauen
editor-last-line = Letzte Zeile
editor-undo-line = Die letzte Zeile wegnehmen

editor-report = Melden oder fragen
editor-report-bug = Etwas stimmt nicht
editor-report-rule = Eine Frage zu einer Regel
editor-report-version = Regeln, Version { $rules }
editor-report-expected = Was ich erwartet habe:
editor-report-question = Was ich wissen will:
editor-report-happened = Was geschah:
editor-report-text = Was kopiert wird
