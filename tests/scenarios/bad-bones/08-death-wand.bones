# BB-8.10: the three just killed rise in a cemetery of one's choice instead of the bag.
game: bad-bones
rules: 1
seats: 3
options: mode=advanced chiefs=no
position:
  seat 1
    hero d1
    weapon death-wand
    skeleton red-left d2 <
    skeleton red-top d2 <
    skeleton blue-top d2 <
    skeleton blue-left a5 v
---
1 hero d2
? illegal 1 use death-wand 1 BB-8.10
1 use death-wand 3
? seat 3 cemetery red-left
? seat 3 cemetery red-top
? seat 3 cemetery blue-top
? bag red-left 11
? waiting 2 3
2 hero d2
3 hero d2
1 pass
2 pass
3 pass
* draw 1 green-left
* draw 1 green-left
* draw 1 green-left
* draw 2 green-left
* draw 2 green-left
* draw 2 green-left
* draw 3 green-left
* draw 3 green-left
* draw 3 green-left
? seat 3 forest red-left
? seat 3 forest blue-top
