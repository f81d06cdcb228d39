"""Día de los Muertos. Start at game.py; the rules are in steps/, ways.py and effects.py."""
