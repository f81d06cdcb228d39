# BB-5.6: each that enters takes a floor, whatever side it comes from, and the hero up there cannot help.
game: bad-bones
rules: 1
seats: 2
options: mode=basic chiefs=no
position:
  phase skeletons
  seat 1
    skeleton red-left b3 >
    skeleton red-right d3 <
    skeleton red-top c4 v
---
* draw 1 green-top
* draw 1 green-top
* draw 1 green-top
* draw 2 green-top
* draw 2 green-top
* draw 2 green-top
? seat 1 tower 1
? seat 1 hero c3
? bag red-left 12
? bag red-right 12
? bag red-top 12
? round 2
