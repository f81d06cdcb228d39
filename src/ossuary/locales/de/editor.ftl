# Der Stellungseditor. $what ist der Name eines Dings oder einer Liste, $line und $column zählen ab 1.

editor-title = Stellungseditor
editor-home = Stellungseditor
editor-edit = Diese Stellung bearbeiten
editor-mend = Im Editor berichtigen
editor-other = wechseln zu { $game }
editor-about = Der Text ist ein Szenario: Wer Ossuary hat, kann es mit „ossuary check“ ausführen.

editor-modes = Modus
editor-mode-lay = Aufbauen
editor-mode-expect = Erwarten
editor-mode-play = Spielen

editor-start = Beginnen mit
editor-start-own = Eigener Text
editor-start-empty = Ein leerer Spielplan
editor-start-setup = Startaufstellung des Spiels

editor-options = Regeln und Spieler
editor-seats = Spieler
editor-done = Fertig
editor-undo = Rückgängig
editor-redo = Wiederholen
editor-unreadable = Noch kein Spielplan, denn der Text ist nicht lesbar. Die Meldung unter dem Text sagt, wo es hakt.

editor-pieces = Spielsteine

editor-hint-pick = Nimm einen Spielstein und wähle, wo er hinkommt. Wähle einen, der schon liegt, um ihn zu drehen oder zu entfernen.

editor-seat = Spieler
editor-take = Entfernen: { $what }
editor-add-to = Hinzufügen zu: { $what }
editor-nothing = nichts
editor-expect-this = Das erwarten: { $what }
editor-expect-waiting = Erwarten, dass diese Plätze gefragt sind
editor-expect-over = Erwarten, dass die Partie zu Ende ist

editor-of-game = Das Spiel
editor-round = Runde
editor-phase = Phase

editor-text = Text
editor-text-label = Das Szenario als Text
editor-trouble = Zeile { $line }, Spalte { $column }:
editor-fails = Zeile { $line }:
editor-found = gefunden: { $found }
editor-all-hold = { $count ->
    [one] Eine Erwartung, und sie ist erfüllt.
   *[other] Alle { $count } Erwartungen sind erfüllt.
}
editor-readable = Der ganze Text ist spielbar.

editor-copy = Kopieren
editor-download = Herunterladen
editor-study = Schritt für Schritt ansehen
editor-bots = Gegen Bots spielen
editor-freeze = Diesen Moment als Stellung nehmen
editor-lines = Zeilen
editor-back = Zurück zum Editor
editor-last-line = Letzte Zeile
editor-undo-line = Letzte Zeile entfernen

editor-report = Melden oder fragen
editor-report-bug = Etwas stimmt nicht
editor-report-rule = Eine Frage zu einer Regel
editor-report-version = Regeln, Version { $rules }
editor-report-expected = Was ich erwartet habe:
editor-report-question = Was ich wissen will:
editor-report-happened = Was passiert ist:
editor-report-text = Was kopiert wird
