# BB-8.7 BB-5.9 BB-8.8: a wall and a spring deliver to a portal just as walking does.
game: bad-bones
rules: 1
seats: 2
options: mode=advanced chiefs=no
position:
  phase skeletons
  seat 1
    trap wall/ d1
    trap portal d2
    skeleton purple-left c1 >
  seat 2
    trap spring b4
    trap portal d4
    skeleton blue-left a4 >
---
* draw 1 green-left
* draw 1 green-left
* draw 1 green-left
* draw 2 green-left
* draw 2 green-left
* draw 2 green-left
? seat 1 forest purple-left x1
? seat 1 trap wall/! d1
? seat 1 trap portal! d2
? seat 2 forest blue-left x1
? seat 2 trap spring! b4
? seat 2 trap portal! d4
