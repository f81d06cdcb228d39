# BB-1.6 BB-5.4: four seats in a ring: the last seat's left neighbour is the first, the first seat's right neighbour is the last.
game: bad-bones
rules: 1
seats: 4
options: mode=basic chiefs=no
position:
  phase skeletons
  seat 1
    skeleton blue-left e2 >
  seat 4
    skeleton green-left a2 <
    skeleton yellow-left e1 >
---
* draw 1 red-left
* draw 1 red-left
* draw 1 red-left
* draw 2 red-top
* draw 2 red-top
* draw 2 red-top
* draw 3 red-right
* draw 3 red-right
* draw 3 red-right
* draw 4 red-left
* draw 4 red-left
* draw 4 red-left
? seat 4 forest blue-left
? seat 1 forest green-left
? seat 3 forest yellow-left
? not seat 2 forest blue-left
? not seat 2 forest green-left
? not seat 2 forest yellow-left
