"""Tables in memory: lobby, commands, bots, and what each viewer is sent."""
