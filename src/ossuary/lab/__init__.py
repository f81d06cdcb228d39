"""The laboratory: games played by the thousand, counted, timed and written down."""
