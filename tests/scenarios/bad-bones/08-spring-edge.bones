# BB-8.8 BB-5.4 BB-5.5: thrown over the border: at the top to whom one likes, at the right to the right neighbour, at the bottom into the village.
game: bad-bones
rules: 1
seats: 3
options: mode=advanced chiefs=no
position:
  phase skeletons
  seat 1
    trap spring b5
    trap spring d4
    trap spring b2
    skeleton green-left b4 ^
    skeleton blue-left c4 >
    skeleton yellow-left b3 v
---
? illegal 1 send 1 BB-5.4
1 send 2
* draw 1 red-top
* draw 1 red-top
* draw 1 red-top
* draw 2 red-top
* draw 2 red-top
* draw 2 red-top
* draw 3 red-top
* draw 3 red-top
* draw 3 red-top
? seat 2 forest green-left
? seat 3 forest blue-left
? seat 1 houses 4
? seat 1 trap spring! b5
? seat 1 trap spring! d4
? seat 1 trap spring! b2
