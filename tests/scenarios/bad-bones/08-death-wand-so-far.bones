# BB-8.10: in the skeleton phase the wand takes all kills so far; one who dies later goes to the bag.
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
1 move yellow-left c2
1 move blue-top d1
1 move blue-right e2
? waiting 1
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
? not seat 2 forest purple-top
? bag purple-top 12
? bag yellow-left 11
