# BB-9.6 BB-5.11: thrown to the opponent, the saboteur is called back into the bag after the phase; the other one thrown stays there.
game: bad-bones
rules: 1
seats: 2
options: mode=basic chiefs=yes
position:
  phase skeletons
  seat 1
    trap catapult d4
    skeleton yellow-left:saboteur c4 >
    skeleton blue-right e4 <
---
* draw 1 red-left
* draw 1 red-left
* draw 1 red-left
* draw 2 red-left
* draw 2 red-left
* draw 2 red-left
? not seat 1 trap catapult! d4
? bag yellow-left:saboteur 1
? not seat 2 forest yellow-left:saboteur
? seat 2 forest blue-right
