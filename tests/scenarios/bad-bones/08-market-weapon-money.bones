# BB-8.1: two coins would buy a rapier, but not for one who has a weapon: he is passed over.
game: bad-bones
rules: 1
seats: 2
options: mode=advanced chiefs=no
position:
  phase market
  seat 1
    coins 2
    weapon crossbow
  seat 2
    coins 2
---
* first 1
? waiting 2
? legal 2 buy rapier
? legal 2 buy morning-star
? legal 2 buy teleportation-wand
? illegal 2 buy ice-wand BB-8.1
2 buy rapier
? phase hero
? seat 2 weapon rapier
