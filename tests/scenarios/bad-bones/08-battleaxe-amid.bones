# BB-8.10: after the third kill the axe strikes a neighbour that has already come up.
game: bad-bones
rules: 1
seats: 2
options: mode=advanced chiefs=no
position:
  phase skeletons
  seat 1
    hero d2
    weapon battleaxe
    skeleton yellow-left c2 >
    skeleton blue-top d1 ^
    skeleton blue-right e2 <
    skeleton purple-top e3 v
    skeleton purple-left b2 >
---
1 advance
? seat 1 skeleton purple-top e2 v
? seat 1 skeleton purple-left c2 ^
1 use battleaxe purple
* draw 1 red-left
* draw 1 red-left
* draw 1 red-left
* draw 2 red-left
* draw 2 red-left
* draw 2 red-left
? bag purple-top 12
? bag purple-left 12
