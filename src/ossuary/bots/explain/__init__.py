"""Why an answer is good, in things that a player counts."""
