# DM-3.6: again only reaction cards: again all are exchanged.
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
* draw 1 hold
* draw 1 dodge
* draw 1 kick
* draw 1 follow
? seat 1 hand kick follow
? discards dodge dodge hold hold
? waiting 1
