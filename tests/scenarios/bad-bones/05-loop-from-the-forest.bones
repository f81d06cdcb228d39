# BB-5.14 BB-5.10: one comes from the forest onto a spring that throws it into a ring of walls: it is in the forest still, and has moved for this round.
game: bad-bones
rules: 1
seats: 2
options: mode=advanced chiefs=no
position:
  phase skeletons
  seat 1
    trap spring a2
    trap wall/ b2
    trap wall\ c2
    trap wall/ c1
    trap wall\ b1
    forest yellow-left
---
* draw 1 red-top
* draw 1 red-top
* draw 1 red-top
* draw 2 red-top
* draw 2 red-top
* draw 2 red-top
? seat 1 forest yellow-left x1
? seat 1 trap spring! a2
? seat 1 trap wall/! b2
? seat 1 trap wall\! c2
? seat 1 trap wall/! c1
? seat 1 trap wall\! b1
