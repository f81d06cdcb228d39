# DM-3.2 DM-3.1: who has no card keeps his place in the order: he draws before the next one plays.
game: dia-de-los-muertos
rules: 1
seats: 2
position:
  phase lay
  seat 1
    at 5
    hand kick follow
  seat 2
    at 4
---
? order 2 1
? waiting 1
1 lay kick
* draw 2 dodge
* draw 2 header
? seat 2 hand dodge header
? waiting 1
? legal 1 move
? legal 1 act
