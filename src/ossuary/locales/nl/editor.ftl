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
editor-start-siege = Een belegerde toren
editor-start-market = De markt gaat open
editor-start-together = Samen, ronde zes
editor-start-attack = Wie valt wie aan?
editor-start-gate = Voor de open poort

editor-options = Regels en spelers
editor-seats = Spelers
editor-done = Klaar
editor-undo = Ongedaan maken
editor-redo = Opnieuw
editor-unreadable = Er is nog geen bord: de tekst is niet te lezen. Daar staat waar het misgaat.

editor-pieces = Stukken
editor-skeletons = Skeletten
editor-traps = Vallen
editor-facing = Kijkrichting
editor-inwards = Zoals het binnenkomt
editor-up = Omhoog
editor-right = Naar rechts
editor-down = Omlaag
editor-left = Naar links
editor-lies = Welke zijde boven ligt
editor-yet-to-move = Moet nog lopen
editor-side-left = linkerbos
editor-side-top = bovenste bos
editor-side-right = rechterbos
editor-side-bottom = onderste bos
editor-figures = Figuren
editor-cards = Kaarten
editor-festivities = Feesten
editor-hand = Handkaarten
editor-laid = Gelegde kaart
editor-discards = Aflegstapel
editor-pile = Verstopplek { $field }

editor-hint-pick = Pak een stuk en kies waar het komt. Kies wat er ligt om het te draaien of weg te nemen.
editor-hint-put = Kies een veld of een lijst voor het stuk in je hand. Escape legt het terug.
editor-hint-field = Kies een veld voor het stuk in je hand. Escape legt het terug.
editor-hint-lay = Kies een lijst of een verstopplek voor de kaart in je hand. Escape legt hem terug.
editor-hint-expect = Zo staat het na de laatste regel. Kies wat zo moet zijn: het wordt een regel met “?”.
editor-hint-expect-dia = Zo staat het na de laatste regel. Kies een veld of een lijst: het wordt een regel met “?”.

editor-board = Bord: { $name }
editor-seat = Speler
editor-on-space = Op { $space }
editor-turn = Draaien: { $what }
editor-flip = Andere zijde boven: { $what }
editor-wear = Beschadigd of heel: { $what }
editor-take = Wegnemen: { $what }
editor-add-to = Toevoegen aan: { $what }
editor-nothing = niets
editor-expect-this = Dit verwachten: { $what }
editor-expect-waiting = Verwachten wie aan de beurt is
editor-expect-over = Het einde verwachten

editor-of-game = Het spel
editor-hero-there = op het bord
editor-hero-none = uit het spel
editor-round = Ronde
editor-phase = Fase
editor-at = Veld
editor-arms = Armen
editor-legs = Benen
editor-rank = Plaats
editor-left-of = Over: { $what }

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
