"""What all games share: frames, seats, chance, events, records. Knows no game."""
