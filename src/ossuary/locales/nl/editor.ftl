# De stellingeneditor. $what is de naam van een ding of een lijst, $line en $column tellen vanaf 1.

editor-title = Stellingeneditor
editor-home = Stellingeneditor
editor-edit = Deze stelling bewerken
editor-mend = Verbeteren in de editor
editor-other = naar { $game } wisselen
editor-about = De tekst is een scenario: wie Ossuary heeft, kan het uitvoeren met “ossuary check”.

editor-modes = Modus
editor-mode-lay = Opbouwen
editor-mode-expect = Verwachten
editor-mode-play = Verderspelen

editor-start = Begin met
editor-start-own = Je eigen tekst
editor-start-empty = Een leeg bord
editor-start-setup = De beginopstelling van het spel

editor-options = Regels en spelers
editor-seats = Spelers
editor-done = Klaar
editor-undo = Ongedaan maken
editor-redo = Opnieuw
editor-unreadable = Er is nog geen bord, want de tekst is niet te lezen. De melding onder de tekst zegt waar het misgaat.

editor-pieces = Stukken

editor-hint-pick = Pak een stuk en kies waar het komt. Kies een stuk dat er al ligt om het te draaien of weg te halen.

editor-seat = Speler
editor-take = Weghalen: { $what }
editor-add-to = Toevoegen aan: { $what }
editor-nothing = niets
editor-expect-this = Dit verwachten: { $what }
editor-expect-waiting = Verwachten dat deze plaatsen aan de beurt zijn
editor-expect-over = Verwachten dat het spel is afgelopen

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
   *[other] Alle { $count } verwachtingen kloppen.
}
editor-readable = De hele tekst is speelbaar.

editor-copy = Kopiëren
editor-download = Downloaden
editor-study = Stap voor stap bekijken
editor-bots = Tegen bots spelen
editor-freeze = Dit moment als stelling gebruiken
editor-lines = Regels
editor-back = Terug naar de editor
editor-last-line = Laatste regel
editor-undo-line = Laatste regel weghalen

editor-report = Melden of vragen
editor-report-bug = Er klopt iets niet
editor-report-rule = Een vraag over een regel
editor-report-version = regels versie { $rules }
editor-report-expected = Wat ik verwachtte:
editor-report-question = Wat ik wil weten:
editor-report-happened = Wat er gebeurde:
editor-report-text = Wat er gekopieerd wordt
