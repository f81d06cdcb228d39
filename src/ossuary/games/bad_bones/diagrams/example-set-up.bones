# BB-1.3 BB-1.4: Set-up: one of each symbol except red, each beside its symbol and facing inwards.
game: bad-bones
rules: 2
seats: 2
options: mode=basic chiefs=no
---
* draw 1 green-left
* draw 1 purple-right
* draw 1 blue-top
* draw 1 yellow-top
* draw 2 green-top
* draw 2 purple-left
* draw 2 blue-right
* draw 2 yellow-left
? seat 1 forest green-left
? seat 1 forest purple-right
? seat 1 forest blue-top
? seat 1 forest yellow-top
? waiting 1 2
