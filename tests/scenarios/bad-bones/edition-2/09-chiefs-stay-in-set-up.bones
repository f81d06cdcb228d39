# BB-9.1 BB-1.3: a chief drawn in set-up stays, by its symbol; of the same symbol no other is drawn then, and the emperor goes back as red ones do.
game: bad-bones
rules: 2
seats: 2
options: mode=basic chiefs=yes
---
* draw 1 green-left:artificer
* draw 1 blue-left
* draw 1 yellow-left:saboteur
* draw 1 purple-top:nice
* draw 2 green-left
* draw 2 blue-left
* draw 2 yellow-left
* draw 2 purple-top
? phase hero
? seat 1 forest green-left:artificer
? seat 1 forest yellow-left:saboteur
? seat 1 forest purple-top:nice
? bag green-left:artificer 0
? bag red-top:emperor 1
