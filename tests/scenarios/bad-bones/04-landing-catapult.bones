# BB-4.6 BB-5.11: a victim chased onto a catapult flies off in the trap phase already.
game: bad-bones
rules: 1
seats: 3
options: mode=basic chiefs=no
position:
  phase trap
  seat 1
    supply dragon
    trap catapult b5
    skeleton blue-left b4 v
---
1 place dragon b4
1 flee ^
? illegal 1 send 1 BB-5.11
1 send 3
? seat 3 cemetery blue-left
? seat 1 trap catapult! b5
? waiting 2 3
2 pass
3 pass
* draw 1 red-left
* draw 1 red-left
* draw 1 red-left
* draw 2 red-left
* draw 2 red-left
* draw 2 red-left
* draw 3 red-left
* draw 3 red-left
* draw 3 red-left
? seat 3 forest blue-left
