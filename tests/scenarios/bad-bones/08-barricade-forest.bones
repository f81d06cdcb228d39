# BB-8.3 BB-8.9: a barricade keeps one in the forest for two rounds and is then out.
game: bad-bones
rules: 1
seats: 2
options: mode=advanced chiefs=no
position:
  phase skeletons
  seat 1
    trap barricade a2
    forest yellow-left
---
* draw 1 red-top
* draw 1 red-top
* draw 1 red-top
* draw 2 red-top
* draw 2 red-top
* draw 2 red-top
? seat 1 forest yellow-left
? not seat 1 skeleton yellow-left a2 >
? seat 1 trap barricade! a2
1 hero d4
2 hero d4
1 pass
2 pass
* draw 1 red-top
* draw 1 red-top
* draw 1 red-top
* draw 2 red-top
* draw 2 red-top
* draw 2 red-top
? seat 1 forest yellow-left
? not seat 1 trap barricade! a2
? seat 1 skeleton red-top c5 v x3
