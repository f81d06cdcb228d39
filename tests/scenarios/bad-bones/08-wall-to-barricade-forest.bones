# BB-8.3: the same from the forest: turned by a wall against a barricade, it is still in the forest.
game: bad-bones
rules: 1
seats: 2
options: mode=advanced chiefs=no
position:
  phase skeletons
  seat 1
    trap wall/ a2
    trap barricade a3
    forest yellow-left
---
* draw 1 red-top
* draw 1 red-top
* draw 1 red-top
* draw 2 red-top
* draw 2 red-top
* draw 2 red-top
? seat 1 forest yellow-left x1
? seat 1 trap wall/! a2
? seat 1 trap barricade! a3
