# BB-8.8 BB-8.3: thrown onto a barricade it is impaled and goes to the bag, hero there or not; spring and barricade are used.
game: bad-bones
rules: 1
seats: 2
options: mode=advanced chiefs=no
position:
  phase skeletons
  seat 1
    hero d2
    trap spring b2
    trap barricade d2
    skeleton yellow-left a2 >
  seat 2
    trap spring! b4
    trap barricade! d4
    skeleton blue-left a4 >
---
* draw 1 red-top
* draw 1 red-top
* draw 1 red-top
* draw 2 red-top
* draw 2 red-top
* draw 2 red-top
? bag yellow-left 12
? bag blue-left 12
? seat 1 trap spring! b2
? seat 1 trap barricade! d2
? not seat 2 trap spring! b4
? not seat 2 trap barricade! d4
