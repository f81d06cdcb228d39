# De stellingeneditor. $what is de naam van een ding of een lijst, $line en $column tellen vanaf 1.

editor-title = Stellingen bouwen
editor-home = Stellingen bouwen
editor-edit = Deze stelling bewerken
editor-mend = Herstellen in de editor
editor-other = naar { $game }
editor-about = De tekst is een scenario: wie Ossuary heeft, speelt het na met “ossuary check”.

editor-modes = Wat je hier doet
editor-mode-lay = Opbouwen
editor-mode-expect = Verwachten
editor-mode-play = Verder spelen

editor-start = Begin met
editor-start-own = je eigen tekst
editor-start-empty = Een leeg bord
editor-start-setup = De opbouw van het spel zelf

editor-options = Regels en spelers
editor-seats = Spelers
editor-done = Klaar
editor-undo = Ongedaan maken
editor-redo = Opnieuw
editor-unreadable = Er is nog geen bord: de tekst is niet te lezen. Daar staat waar het misgaat.

editor-pieces = Stukken

editor-hint-pick = Pak een stuk en kies waar het komt. Kies wat er ligt om het te draaien of weg te nemen.

editor-seat = Speler
editor-take = Wegnemen: { $what }
editor-add-to = Toevoegen aan: { $what }
editor-nothing = niets
editor-expect-this = Dit verwachten: { $what }
editor-expect-waiting = Verwachten wie aan de beurt is
editor-expect-over = Het einde verwachten

editor-of-game = Het spel
editor-round = Ronde
editor-phase = Fase

editor-text = Tekst
editor-text-label = Het scenario als tekst
editor-trouble = Regel { $line }, kolom { $column }:
editor-fails = Regel { $line }:
editor-found = gevonden: { $found }
editor-all-hold = { $count ->
    [one] Eén verwachting, en die klopt.
   *[other] { $count } verwachtingen, en alle kloppen.
}
editor-readable = Alles is speelbaar.

editor-copy = Kopiëren
editor-download = Downloaden
editor-study = Stap voor stap bekijken
editor-bots = Tegen bots spelen
editor-freeze = Maak dit moment de stelling
editor-lines = Regels
editor-back = Terug naar het bouwen
editor-last-line = Laatste regel
editor-undo-line = De laatste regel weghalen

editor-report = Melden of vragen
editor-report-bug = Er klopt iets niet
editor-report-rule = Een vraag over een regel
editor-report-version = regels versie { $rules }
editor-report-expected = Wat ik verwachtte:
editor-report-question = Wat ik wil weten:
editor-report-happened = Wat er gebeurde:
editor-report-text = Wat er gekopieerd wordt
