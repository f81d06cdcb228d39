# BB-5.11 BB-5.8: a damaged catapult throws two; one answer serves for both, and then it is out.
game: bad-bones
rules: 1
seats: 3
options: mode=basic chiefs=no
position:
  phase skeletons
  seat 1
    trap catapult! d2
    skeleton yellow-left c2 >
    skeleton blue-right e2 <
---
? waiting 1
? illegal 1 send 1 BB-5.11
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
? seat 3 forest yellow-left
? seat 3 forest blue-right
? not seat 1 trap catapult! d2
