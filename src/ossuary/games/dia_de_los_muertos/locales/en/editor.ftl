# What the position editor says of this game only.
editor-start-attack = Who attacks whom?
editor-start-gate = At the open gate
editor-figures = Figures
editor-cards = Cards
editor-festivities = Festivities
editor-hand = Hand
editor-laid = Laid card
editor-discards = Discard pile
editor-pile = Hiding place { $field }
editor-hint-field = Choose a field for the piece in your hand. Escape puts it down.
editor-hint-lay = Choose a list or a hiding place for the card in your hand. Escape puts it down.
editor-hint-expect-dia = This is the position after the last line. Choose a field or a list: it becomes a “?” line.
editor-at = Field
editor-arms = Arms
editor-legs = Legs
editor-rank = Rank
editor-left-of = Remaining: { $what }
