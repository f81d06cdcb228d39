# BB-9.1 BB-9.2 BB-6.1: a necromancer drawn in set-up draws three more at once, red and doubles too, and so does each of these; they are none of the four.
game: bad-bones
rules: 2
seats: 2
options: mode=basic chiefs=yes
---
* draw 1 blue-left:necromancer
* draw 1 red-top:emperor
* draw 1 blue-left
* draw 1 green-top:necromancer
* draw 1 red-left
* draw 1 red-left
* draw 1 red-left
* draw 1 green-left
* draw 1 yellow-left
* draw 1 purple-right:necromancer
* draw 1 blue-top
* draw 1 blue-top
* draw 1 blue-top
* draw 2 green-left
* draw 2 blue-left
* draw 2 yellow-left
* draw 2 purple-top
? phase hero
? seat 1 forest blue-left:necromancer
? seat 1 forest red-top:emperor
? seat 1 forest blue-left
? seat 1 forest green-top:necromancer
? seat 1 forest red-left x3
? seat 1 forest green-left
? seat 1 forest yellow-left
? seat 1 forest purple-right:necromancer
? seat 1 forest blue-top x3
? not seat 1 cemetery red-left
