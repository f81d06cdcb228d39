# BB-5.15 BB-5.1 BB-5.4: in the basic game nobody is asked for an order; the two who leave at the top are asked for from left to right.
game: bad-bones
rules: 1
seats: 3
options: mode=basic chiefs=no
position:
  phase skeletons
  seat 1
    skeleton blue-left d5 ^
    skeleton green-left a5 ^
    skeleton red-left b2 >
---
? waiting 1
? illegal 1 move blue-left d5 BB-5.1
? illegal 1 advance
1 send 3
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
? seat 3 forest green-left
? seat 2 forest blue-left
? seat 1 skeleton red-left c2 ^
