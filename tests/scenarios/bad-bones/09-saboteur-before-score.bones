# BB-9.6 BB-6.3: the saboteur acts before points are counted: a wall he used is worth nothing.
game: bad-bones
rules: 1
seats: 2
options: mode=basic chiefs=yes
position:
  phase skeletons
  seat 1
    trap wall/ d1
    trap wall/ b5
    skeleton yellow-left:saboteur c1 >
  seat 2
    tower 1
    skeleton red-left b3 >
---
? over
? bag yellow-left:saboteur 1
? score 1 33
? winners 1
? lost 2
