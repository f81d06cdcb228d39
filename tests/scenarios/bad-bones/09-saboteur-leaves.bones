# BB-9.6 BB-5.4: off a wall and out at the left: the neighbour does not get the saboteur, the bag does.
game: bad-bones
rules: 1
seats: 3
options: mode=basic chiefs=yes
position:
  phase skeletons
  seat 1
    trap wall\ a2
    skeleton yellow-left:saboteur a1 ^
---
* draw 1 red-left
* draw 1 red-left
* draw 1 red-left
* draw 2 red-left
* draw 2 red-left
* draw 2 red-left
* draw 3 red-left
* draw 3 red-left
* draw 3 red-left
? not seat 1 trap wall\! a2
? not seat 2 forest yellow-left:saboteur
? bag yellow-left:saboteur 1
