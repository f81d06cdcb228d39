# What the position editor says of this game only.
editor-start-attack = Wer greift wen an?
editor-start-gate = Am offenen Tor
editor-figures = Figuren
editor-cards = Karten
editor-festivities = Feste
editor-hand = Handkarten
editor-laid = Gelegte Karte
editor-discards = Ablagestapel
editor-pile = Knochenversteck { $field }
editor-hint-field = Wähle ein Feld für die Figur in deiner Hand. Escape legt sie zurück.
editor-hint-lay = Wähle eine Liste oder ein Knochenversteck für die Karte in deiner Hand. Escape legt sie zurück.
editor-hint-expect-dia = So ist die Stellung nach der letzten Zeile. Wähle ein Feld oder eine Liste: Es wird eine Zeile mit „?“.
editor-at = Feld
editor-arms = Arme
editor-legs = Beine
editor-rank = Rang
editor-left-of = Übrig: { $what }
