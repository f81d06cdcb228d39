# BB-9.2: If you draw the chief necromancer, you draw three more skeletons at once.
# shows: necromancer
game: bad-bones
rules: 2
seats: 2
options: mode=basic chiefs=yes
position:
  phase trap
---
2 pass
1 pass
* draw 1 blue-left:necromancer
* draw 1 yellow-left
* draw 1 green-right
* draw 1 red-top
* draw 1 purple-top
* draw 1 blue-right
* draw 2 red-left
* draw 2 red-left
* draw 2 red-left
? seat 1 forest blue-left:necromancer
? seat 1 forest blue-right
? seat 1 forest purple-top
