# BB-9.2: who draws a necromancer draws three more at once, before the next seat draws.
game: bad-bones
rules: 1
seats: 2
options: mode=basic chiefs=yes
position:
  phase skeletons
---
* draw 1 blue-left:necromancer
* draw 1 red-left
* draw 1 red-left
* draw 1 red-top
* draw 1 red-top
* draw 1 red-top
* draw 2 red-right
* draw 2 red-right
* draw 2 red-right
? seat 1 forest blue-left:necromancer
? seat 1 forest red-left x2
? seat 1 forest red-top x3
? seat 2 forest red-right x3
? round 2
