# BB-2.2 BB-5.4: while seat 3 still ponders its dragon, neither it nor the receiver knows whom seat 1 has sent.
game: bad-bones
rules: 1
seats: 3
options: mode=basic chiefs=no
position:
  phase skeletons
  seat 1
    skeleton purple-left b5 ^
  seat 3
    trap dragon b2
    skeleton yellow-left a2 >
---
? waiting 1 3
1 send 2
? waiting 3
? seat 2 cemetery purple-left
? not sees 2 seat 2 cemetery purple-left
? not sees 3 seat 2 cemetery purple-left
? sees 3 seat 1 skeleton purple-left b5 ^
3 flee v
* draw 1 red-left
* draw 1 red-left
* draw 1 red-left
* draw 2 red-left
* draw 2 red-left
* draw 2 red-left
* draw 3 red-left
* draw 3 red-left
* draw 3 red-left
? sees 3 seat 2 forest purple-left
? seat 3 skeleton yellow-left b1 v
