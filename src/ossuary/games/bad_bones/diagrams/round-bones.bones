# BB-2.1: A round: the hero kills one, a wall goes up, and the others advance. The wall sends one to the neighbour.
game: bad-bones
rules: 2
seats: 2
options: mode=basic chiefs=no
position:
  phase hero
  seat 1
    hero c3
    skeleton blue-top c4 v
    skeleton yellow-right e5 <
    skeleton purple-left a2 >
    supply wall
  seat 2
    hero c3
---
2 hero c2
1 hero c4
2 pass
1 place wall\ d5
? seat 1 hero c4
? seat 1 skeleton purple-left b2 >
? seat 2 forest yellow-right
