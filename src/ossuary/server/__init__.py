"""The table: a server where games are played, kept and never lost."""
