# BB-5.11: each catapult has its own target; the upper one is asked for first.
game: bad-bones
rules: 1
seats: 3
options: mode=basic chiefs=no
position:
  phase skeletons
  seat 1
    trap catapult b5
    trap catapult d1
    skeleton green-left a5 >
    skeleton green-right e1 <
---
1 send 2
1 send 3
* draw 1 red-left
* draw 1 red-left
* draw 1 red-left
* draw 2 red-left
* draw 2 red-left
* draw 2 red-left
* draw 3 red-left
* draw 3 red-left
* draw 3 red-left
? seat 2 forest green-left
? seat 3 forest green-right
? seat 1 trap catapult! b5
? seat 1 trap catapult! d1
