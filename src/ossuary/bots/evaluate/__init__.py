"""What answers and positions are worth, whichever way they are looked for."""
