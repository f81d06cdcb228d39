# BB-8.10: frozen after its move, one shows the other colour, which does not keep the phase from ending, and sits out the next round.
game: bad-bones
rules: 1
seats: 2
options: mode=advanced chiefs=no
position:
  phase skeletons
  seat 1
    hero d2
    weapon ice-wand
    skeleton yellow-left c2 >
    skeleton blue-top d1 ^
    skeleton blue-right e2 <
    skeleton green-top e5 v
    skeleton purple-left a1 >
---
1 advance
? seat 1 skeleton green-top e4 v white
1 use ice-wand e4
* draw 1 red-left
* draw 1 red-left
* draw 1 red-left
* draw 2 red-left
* draw 2 red-left
* draw 2 red-left
? round 2
? tracking white
? seat 1 skeleton green-top e4 v black
1 hero d3
2 hero d3
1 pass
2 pass
1 advance
* draw 1 red-left
* draw 1 red-left
* draw 1 red-left
* draw 2 red-left
* draw 2 red-left
* draw 2 red-left
? round 3
? tracking black
? seat 1 skeleton green-top e4 v black
? seat 1 skeleton red-left a3 > x3
