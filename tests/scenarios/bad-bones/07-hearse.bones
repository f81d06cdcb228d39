# BB-7.1 BB-8.5: alone, a hearse brings its passengers to the own cemetery and itself back to the own supply.
game: bad-bones
rules: 1
seats: 1
options: mode=advanced chiefs=no
position:
  phase skeletons
  seat 1
    trap hearse d2
    skeleton yellow-left c2 >
---
* draw 1 red-top
* draw 1 red-top
* draw 1 red-top
? seat 1 forest yellow-left
? seat 1 supply hearse
? not seat 1 trap hearse d2
