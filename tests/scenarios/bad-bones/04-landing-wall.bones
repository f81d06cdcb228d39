# BB-4.6 BB-5.10: a landing dragon's victim bounces off a wall; the wall is damaged when the landing is over, and a second use in the skeleton phase finishes it.
game: bad-bones
rules: 1
seats: 2
options: mode=basic chiefs=no
position:
  phase trap
  seat 1
    supply dragon
    trap wall\ b5
    skeleton blue-left b4 v
    skeleton yellow-top c5 <
---
1 place dragon b4
1 flee ^
? seat 1 skeleton blue-left a5 < black
? seat 1 trap wall\! b5
? seat 1 trap dragon! b4
2 pass
* draw 1 red-left
* draw 1 red-left
* draw 1 red-left
* draw 2 red-left
* draw 2 red-left
* draw 2 red-left
? seat 1 skeleton blue-left a5 <
? seat 2 forest yellow-top
? not seat 1 trap wall\! b5
? seat 1 trap dragon! b4
