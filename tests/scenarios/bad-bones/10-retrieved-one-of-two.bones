# BB-10.2: a wall that lay in the supply before may still be placed when another one was taken back this round, but only that one.
game: bad-bones
rules: 1
seats: 3
options: mode=basic play=coop chiefs=no
position:
  phase trap
  supply wall
  seat 1
    hero b4
    trap wall/ a1
  seat 2
    hero b4
  seat 3
    hero b4
---
1 retrieve a1
2 place wall/ c4
? illegal 3 place wall/ c4 BB-10.2
3 pass
? supply wall
