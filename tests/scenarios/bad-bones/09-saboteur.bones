# BB-9.6: a saboteur has used a whole wall: it is out, and so is he, back in the bag; one who met no trap goes on.
game: bad-bones
rules: 1
seats: 2
options: mode=basic chiefs=yes
position:
  phase skeletons
  seat 1
    trap wall/ d1
    trap catapult e5
    skeleton yellow-left:saboteur c1 >
  seat 2
    trap catapult e5
    skeleton green-top:saboteur b4 >
---
* draw 1 red-left
* draw 1 red-left
* draw 1 red-left
* draw 2 red-left
* draw 2 red-left
* draw 2 red-left
? not seat 1 trap wall/ d1
? not seat 1 trap wall/! d1
? seat 1 trap catapult e5
? seat 1 supply
? bag yellow-left:saboteur 1
? not seat 1 skeleton yellow-left:saboteur d2 ^
? seat 2 skeleton green-top:saboteur c4 v
? seat 2 trap catapult e5
