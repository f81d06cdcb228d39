"""The table's grammar: frames, seats, chance, records. Knows no game."""
