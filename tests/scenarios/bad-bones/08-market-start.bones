# BB-8.1 BB-8.2: the market opens before the first round; the supply is what was bought and the free treasure, not the basic six.
game: bad-bones
rules: 1
seats: 2
options: mode=advanced chiefs=no
---
* draw 1 green-left
* draw 1 blue-left
* draw 1 yellow-left
* draw 1 purple-left
* draw 2 green-right
* draw 2 blue-top
* draw 2 yellow-right
* draw 2 purple-top
* first 2
? phase market
? waiting 2
? market wall 4
? market catapult 4
? market dragon 3
? market barricade 1
? market hearse 1
? market crossbow 1
? seat 1 coins 20
2 buy labyrinth
1 buy wall
1 buy wall
? seat 1 coins 14
? market wall 2
2 done
1 done
? phase hero
? round 1
? seat 1 supply wall wall treasure
? seat 2 supply labyrinth treasure
