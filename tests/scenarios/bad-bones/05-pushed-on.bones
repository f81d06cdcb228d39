# BB-5.9 BB-5.6 BB-5.7: a wall sends one into the tower and another into the hero, with the same end as if they had walked there.
game: bad-bones
rules: 1
seats: 2
options: mode=basic chiefs=no
position:
  phase skeletons
  seat 1
    trap wall/ c2
    skeleton yellow-left b2 >
  seat 2
    hero e3
    trap wall/ e2
    skeleton yellow-left d2 >
---
* draw 1 red-left
* draw 1 red-left
* draw 1 red-left
* draw 2 red-left
* draw 2 red-left
* draw 2 red-left
? seat 1 tower 3
? seat 1 trap wall/! c2
? seat 2 trap wall/! e2
? not seat 2 skeleton yellow-left e3 ^
? bag yellow-left 12
