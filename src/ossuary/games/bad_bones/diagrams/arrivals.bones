# BB-6.1 BB-1.4: Three new skeletons and everyone from the cemetery wait in the forests beside their symbols.
# shows: forest bag
game: bad-bones
rules: 2
seats: 2
options: mode=basic chiefs=no
position:
  phase trap
  seat 1
    cemetery yellow-left
---
2 pass
1 pass
* draw 1 blue-top
* draw 1 green-left
* draw 1 purple-right
* draw 2 red-left
* draw 2 red-top
* draw 2 red-right
? seat 1 forest blue-top
? seat 1 forest green-left
? seat 1 forest purple-right
? seat 1 forest yellow-left
