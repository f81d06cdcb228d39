# BB-9.2: a necromancer among the additional three brings three more again.
game: bad-bones
rules: 1
seats: 2
options: mode=basic chiefs=yes
position:
  phase skeletons
---
* draw 1 red-left
* draw 1 red-left
* draw 1 blue-left:necromancer
* draw 1 red-top
* draw 1 red-top
* draw 1 green-top:necromancer
* draw 1 red-right
* draw 1 red-right
* draw 1 red-right
* draw 2 yellow-left
* draw 2 yellow-left
* draw 2 yellow-left
? seat 1 forest blue-left:necromancer
? seat 1 forest green-top:necromancer
? seat 1 forest red-left x2
? seat 1 forest red-top x2
? seat 1 forest red-right x3
? seat 2 forest yellow-left x3
