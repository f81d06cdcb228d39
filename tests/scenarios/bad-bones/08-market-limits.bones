# BB-8.1 BB-8.2: one weapon each, every weapon once, and nothing that is sold out.
game: bad-bones
rules: 1
seats: 2
options: mode=advanced chiefs=no
position:
  phase market
---
* first 1
1 buy crossbow
? seat 1 weapon crossbow
? market crossbow 0
? illegal 2 buy crossbow BB-8.2
2 buy barricade
2 buy death-wand
? illegal 1 buy barricade BB-8.2
? illegal 1 buy rapier BB-8.1
1 buy wall
? seat 1 coins 14
? seat 2 coins 13
? seat 2 weapon death-wand
