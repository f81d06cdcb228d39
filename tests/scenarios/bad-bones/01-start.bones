# BB-1.1 BB-1.2 BB-1.3 BB-1.6: what lies where before the first hero moves; the bag holds twelve of a model less those drawn, and no chief.
game: bad-bones
rules: 1
seats: 2
options: mode=basic chiefs=no
---
* draw 1 green-left
* draw 1 blue-left
* draw 1 yellow-left
* draw 1 purple-left
* draw 2 green-left
* draw 2 blue-top
* draw 2 yellow-right
* draw 2 purple-top
? round 1
? phase hero
? waiting 1 2
? tracking white
? seat 1 hero c3
? seat 1 tower 4
? seat 1 houses 5
? seat 1 supply wall wall catapult catapult dragon treasure
? seat 1 forest green-left
? bag green-left 10
? bag blue-left 11
? bag blue-top 11
? bag red-left 12
? bag red-top 12
? bag red-right 12
? bag purple-right 12
? bag green-left:artificer 0
