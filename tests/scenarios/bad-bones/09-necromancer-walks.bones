# BB-9.2: the necromancer's power lies in the drawing: from the cemetery and on the board it is like any other.
game: bad-bones
rules: 1
seats: 2
options: mode=basic chiefs=yes
position:
  phase skeletons
  seat 1
    cemetery blue-left:necromancer
    skeleton green-top:necromancer e5 v
---
* draw 1 red-left
* draw 1 red-left
* draw 1 red-left
* draw 2 red-right
* draw 2 red-right
* draw 2 red-right
? seat 1 forest blue-left:necromancer
? seat 1 forest red-left x3
? seat 1 skeleton green-top:necromancer e4 v
? seat 2 forest red-right x3
