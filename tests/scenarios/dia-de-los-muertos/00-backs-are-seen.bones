# DM-0.2: everyone sees the backs of a hand, only its holder the fronts.
game: dia-de-los-muertos
rules: 1
seats: 3
position:
  phase lay
  seat 1
    at 5
    hand kick patch follow
  seat 2
    at 8
    hand beat header
  seat 3
    at 9
    hand snatch dodge
---
? sees 1 seat 1 hand kick patch follow
? not sees 2 seat 1 hand kick patch follow
? not sees 3 seat 1 hand kick patch follow
? sees 2 seat 1 backs 1 2 3
? sees 3 seat 1 backs 1 2 3
? sees 1 seat 2 backs 1 2
? not sees 1 seat 2 hand beat header
? sees 1 seat 3 backs 3 3
? not sees 1 seat 3 hand snatch dodge
