# BB-8.10: without the house rule, one that has yet to move sits out this phase alone.
game: bad-bones
rules: 2
seats: 2
options: mode=advanced chiefs=no ice-wand=this-phase
position:
  phase skeletons
  seat 1
    hero d2
    weapon ice-wand
    skeleton yellow-left c2 >
    skeleton blue-top d1 ^
    skeleton blue-right e2 <
    skeleton green-top e5 v
---
1 move yellow-left c2
1 move blue-top d1
1 move blue-right e2
1 use ice-wand e5
* draw 1 red-left
* draw 1 red-left
* draw 1 red-left
* draw 2 red-left
* draw 2 red-left
* draw 2 red-left
? round 2
? seat 1 skeleton green-top e5 v white
1 hero d3
2 hero d3
1 pass
2 pass
1 advance
? seat 1 skeleton green-top e4 v
