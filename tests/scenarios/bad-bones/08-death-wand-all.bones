# BB-8.10: used at the end, the wand sends all four kills of the phase.
game: bad-bones
rules: 1
seats: 2
options: mode=advanced chiefs=no
position:
  phase skeletons
  seat 1
    hero d2
    weapon death-wand
    skeleton yellow-left c2 >
    skeleton blue-top d1 ^
    skeleton blue-right e2 <
    skeleton purple-top d3 v
---
1 advance
1 use death-wand 2
* draw 1 red-left
* draw 1 red-left
* draw 1 red-left
* draw 2 red-left
* draw 2 red-left
* draw 2 red-left
? seat 2 forest yellow-left
? seat 2 forest blue-top
? seat 2 forest blue-right
? seat 2 forest purple-top
