# BB-9.4 BB-9.6: a saboteur marching in a unit ruins the wall the unit used, and goes to the bag; the others stay.
game: bad-bones
rules: 1
seats: 2
options: mode=basic chiefs=yes
position:
  phase skeletons
  seat 1
    trap wall/ d1
    skeleton purple-left:instructor c1 >
    skeleton yellow-left:saboteur c1 >
    skeleton blue-left c1 >
---
1 move purple-left:instructor c1
* draw 1 red-left
* draw 1 red-left
* draw 1 red-left
* draw 2 red-left
* draw 2 red-left
* draw 2 red-left
? not seat 1 trap wall/! d1
? not seat 1 trap wall/ d1
? bag yellow-left:saboteur 1
? seat 1 skeleton purple-left:instructor d2 ^
? seat 1 skeleton blue-left d2 ^
