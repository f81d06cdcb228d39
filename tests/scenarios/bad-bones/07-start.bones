# BB-7.1 BB-1.2 BB-1.3: alone one has a single floor and a single house, and the usual supply.
game: bad-bones
rules: 1
seats: 1
options: mode=basic chiefs=no
---
* draw 1 green-left
* draw 1 blue-left
* draw 1 yellow-left
* draw 1 purple-left
? waiting 1
? seat 1 tower 1
? seat 1 houses 1
? seat 1 hero c3
? seat 1 supply wall wall catapult catapult dragon treasure
? seat 1 forest green-left
1 hero b3
? phase trap
1 pass
? round 2
? seat 1 skeleton green-left a5 >
