"""Bad Bones, every mode. Start at game.py; the rules are in steps/, walk.py and effects.py."""
