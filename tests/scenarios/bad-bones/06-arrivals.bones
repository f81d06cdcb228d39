# BB-6.1 BB-1.4: three are drawn, and with those in the cemetery they stand in the forests in the colour of the tracking token; they enter in the next round.
game: bad-bones
rules: 1
seats: 2
options: mode=basic chiefs=no
position:
  phase skeletons
  tracking black
  seat 1
    cemetery green-right
    cemetery red-left
---
* draw 1 yellow-top
* draw 1 yellow-top
* draw 1 yellow-top
* draw 2 red-top
* draw 2 red-top
* draw 2 red-top
? round 2
? seat 1 forest green-right
? seat 1 forest red-left
? seat 1 forest yellow-top x3
? not seat 1 cemetery green-right
? seat 2 forest red-top x3
? bag yellow-top 9
1 hero d4
2 hero d2
1 pass
2 pass
? seat 1 skeleton green-right e1 < white
? seat 1 skeleton red-left a3 > white
? seat 1 skeleton yellow-top b5 v white x3
? seat 2 skeleton red-top c5 v white x3
