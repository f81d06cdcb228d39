# BB-8.5: with two seats the hearse asks nothing; the receiver can use it from the next round on.
game: bad-bones
rules: 1
seats: 2
options: mode=advanced chiefs=no
position:
  phase skeletons
  seat 1
    trap hearse d2
    skeleton yellow-left c2 >
  seat 2
    supply wall
---
* draw 1 red-left
* draw 1 red-left
* draw 1 red-left
* draw 2 red-left
* draw 2 red-left
* draw 2 red-left
? seat 2 forest yellow-left
? seat 2 supply wall hearse
1 hero d2
2 hero d2
2 place hearse b1
? seat 2 trap hearse b1
? seat 2 supply wall
