# BB-9.6 BB-5.12: a saboteur that steps onto a treasure has triggered it: both are gone when all have moved.
game: bad-bones
rules: 1
seats: 2
options: mode=basic chiefs=yes
position:
  phase skeletons
  seat 1
    trap treasure b2
    skeleton yellow-left:saboteur a2 >
---
* draw 1 red-left
* draw 1 red-left
* draw 1 red-left
* draw 2 red-left
* draw 2 red-left
* draw 2 red-left
? not seat 1 trap treasure b2
? not seat 1 skeleton yellow-left:saboteur b2 >
? bag yellow-left:saboteur 1
