# BB-9.4 BB-5.7 BB-8.10: a unit of three runs into the hero: three kills, and the weapon is free.
game: bad-bones
rules: 1
seats: 2
options: mode=advanced chiefs=yes
position:
  phase skeletons
  seat 1
    hero d2
    weapon crossbow
    skeleton purple-left:instructor c2 >
    skeleton yellow-left c2 ^
    skeleton blue-left c2 >
    skeleton green-top e5 v
---
1 move purple-left:instructor c2
? waiting 1
? seat 1 hero d2
1 use crossbow green-top e5
* draw 1 red-left
* draw 1 red-left
* draw 1 red-left
* draw 2 red-left
* draw 2 red-left
* draw 2 red-left
? bag purple-left:instructor 1
? bag yellow-left 12
? bag blue-left 12
? bag green-top 12
