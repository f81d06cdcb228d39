# BB-9.6 BB-5.7: a saboteur who runs into the hero on a trap has used nothing.
game: bad-bones
rules: 1
seats: 2
options: mode=basic chiefs=yes
position:
  phase skeletons
  seat 1
    hero d1
    trap wall/ d1
    skeleton yellow-left:saboteur c1 >
---
* draw 1 red-left
* draw 1 red-left
* draw 1 red-left
* draw 2 red-left
* draw 2 red-left
* draw 2 red-left
? seat 1 trap wall/ d1
? bag yellow-left:saboteur 1
