# BB-8.8 BB-5.4: from spring to spring and out at the right.
game: bad-bones
rules: 1
seats: 2
options: mode=advanced chiefs=no
position:
  phase skeletons
  seat 1
    trap spring b1
    trap spring! d1
    skeleton purple-left a1 >
---
* draw 1 red-top
* draw 1 red-top
* draw 1 red-top
* draw 2 red-top
* draw 2 red-top
* draw 2 red-top
? seat 2 forest purple-left
? seat 1 trap spring! b1
? not seat 1 trap spring! d1
