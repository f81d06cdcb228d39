# BB-5.11 BB-5.8: the choice holds for one phase only: the next round the same catapult, damaged now, may throw at somebody else, and then it is out.
game: bad-bones
rules: 1
seats: 3
options: mode=basic chiefs=no
position:
  phase skeletons
  seat 1
    trap catapult b4
    skeleton red-left a4 >
    forest blue-left
---
1 send 2
* draw 1 purple-top
* draw 1 purple-top
* draw 1 purple-top
* draw 2 purple-top
* draw 2 purple-top
* draw 2 purple-top
* draw 3 purple-top
* draw 3 purple-top
* draw 3 purple-top
? seat 2 forest red-left
? seat 1 skeleton blue-left a4 >
? seat 1 trap catapult! b4
1 hero c2
2 hero c2
3 hero c2
1 pass
2 pass
3 pass
? waiting 1
1 send 3
* draw 1 purple-right
* draw 1 purple-right
* draw 1 purple-right
* draw 2 purple-right
* draw 2 purple-right
* draw 2 purple-right
* draw 3 purple-right
* draw 3 purple-right
* draw 3 purple-right
? seat 3 forest blue-left
? not seat 1 trap catapult! b4
