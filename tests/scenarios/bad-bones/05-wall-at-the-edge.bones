# BB-5.10 BB-5.4 BB-5.5: walls send one out at the top and another into the village.
game: bad-bones
rules: 1
seats: 2
options: mode=basic chiefs=no
position:
  phase skeletons
  seat 1
    trap wall/ d5
    trap wall\ d1
    skeleton green-left c5 >
    skeleton yellow-left c1 >
---
* draw 1 red-left
* draw 1 red-left
* draw 1 red-left
* draw 2 red-left
* draw 2 red-left
* draw 2 red-left
? seat 2 forest green-left
? seat 1 houses 4
? bag yellow-left 12
? seat 1 trap wall/! d5
? seat 1 trap wall\! d1
