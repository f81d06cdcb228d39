# DM-3.6: who holds only reaction cards at the end of the round discards them all and draws as many.
game: dia-de-los-muertos
rules: 1
seats: 2
position:
  phase swap
  seat 1
    at 5
    hand dodge hold
  seat 2
    at 8
    hand kick
---
* draw 1 dodge
* draw 1 beat
? seat 1 hand dodge beat
? discards dodge hold
? phase swap
? waiting 1
