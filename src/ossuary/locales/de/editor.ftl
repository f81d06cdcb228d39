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

editor-options = Regeln und Personen
editor-seats = Personen
editor-done = Fertig
editor-undo = Rückgängig
editor-redo = Wiederholen
editor-unreadable = Noch kein Spielplan: Der Text ist nicht lesbar. Dort steht, wo es hakt.

editor-pieces = Spielsteine

editor-hint-pick = Nimm einen Stein und wähle seinen Platz. Wähle, was dort liegt, um es zu drehen oder wegzunehmen.

editor-seat = Person
editor-take = Wegnehmen: { $what }
editor-add-to = Hinzufügen zu: { $what }
editor-nothing = nichts
editor-expect-this = Das erwarten: { $what }
editor-expect-waiting = Erwarten, wer gefragt ist
editor-expect-over = Das Ende erwarten

editor-of-game = Das Spiel
editor-round = Runde
editor-phase = Phase

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
