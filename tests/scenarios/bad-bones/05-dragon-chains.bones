# BB-5.13 BB-5.9 BB-5.10 BB-5.11: one flees onto a wall, another onto a catapult; every trap on the way is used.
game: bad-bones
rules: 1
seats: 2
options: mode=basic chiefs=no
position:
  phase skeletons
  seat 1
    trap dragon b2
    trap wall/ b1
    skeleton yellow-left a2 >
  seat 2
    trap dragon d4
    trap catapult d5
    skeleton yellow-right e4 <
---
? waiting 1 2
2 flee ^
1 flee v
* draw 1 red-left
* draw 1 red-left
* draw 1 red-left
* draw 2 red-left
* draw 2 red-left
* draw 2 red-left
? seat 1 skeleton yellow-left a1 <
? seat 1 trap dragon! b2
? seat 1 trap wall/! b1
? seat 1 forest yellow-right
? seat 2 trap dragon! d4
? seat 2 trap catapult! d5
