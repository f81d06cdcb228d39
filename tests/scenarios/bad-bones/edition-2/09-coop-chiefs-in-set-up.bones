# BB-9.1 BB-10.1: in coop red ones are kept, and so is the emperor.
game: bad-bones
rules: 2
seats: 2
options: mode=basic play=coop chiefs=yes
---
* draw 1 red-top:emperor
* draw 1 red-top
* draw 1 blue-left
* draw 1 blue-left
* draw 2 purple-top
* draw 2 blue-top
* draw 2 blue-left
* draw 2 red-right
? phase stand
? seat 1 forest red-top:emperor
? seat 1 forest blue-left x2
