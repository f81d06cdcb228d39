# What the position editor says of this game only.
editor-start-attack = Wie valt wie aan?
editor-start-gate = Bij de open poort
editor-figures = Figuren
editor-cards = Kaarten
editor-festivities = Feesten
editor-hand = Handkaarten
editor-laid = Gelegde kaart
editor-discards = Aflegstapel
editor-pile = Verstopplek { $field }
editor-hint-field = Kies een veld voor het stuk in je hand. Escape legt het terug.
editor-hint-lay = Kies een lijst of een verstopplek voor de kaart in je hand. Escape legt hem terug.
editor-hint-expect-dia = Zo is de stelling na de laatste regel. Kies een veld of een lijst: het wordt een regel met “?”.
editor-at = Veld
editor-arms = Armen
editor-legs = Benen
editor-rank = Plaats
editor-left-of = Over: { $what }
