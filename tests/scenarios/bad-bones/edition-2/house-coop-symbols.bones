# BB-10.1: by the house rule the first four of a seat have different symbols, red among them.
game: bad-bones
rules: 2
seats: 2
options: play=coop coop-symbols=different
---
* draw 1 red-top
* draw 1 blue-left
* draw 1 green-right
* draw 1 yellow-top
* draw 2 blue-left
* draw 2 green-left
* draw 2 yellow-left
* draw 2 purple-left
? phase stand
? not seat 1 forest purple-left
? seat 1 forest red-top
