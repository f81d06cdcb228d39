# BB-8.2: the stock for six.
game: bad-bones
rules: 1
seats: 6
options: mode=advanced chiefs=no
position:
  phase market
---
* first 6
? waiting 6
? market barricade 3
? market bomb 3
? market hearse 3
? market labyrinth 3
? market portal 3
? market spring 3
? market catapult 12
? market wall 12
? market dragon 9
? market battleaxe 1
6 buy spring
? waiting 1
