# BB-4.6 BB-5.12: a victim chased onto the treasure steals it only when all skeletons have moved: until then it still lures the others.
game: bad-bones
rules: 2
seats: 2
options: mode=basic chiefs=no
position:
  phase trap
  seat 1
    supply dragon
    trap treasure b5
    skeleton blue-left b4 v
    skeleton green-left b4 v
    skeleton yellow-top d5 <
---
1 place dragon b4
1 flee <
1 flee ^
? seat 1 trap treasure b5
? seat 1 trap dragon! b4
? seat 1 skeleton green-left b5 ^ black
? seat 1 skeleton blue-left a4 < black
2 pass
* draw 1 red-left
* draw 1 red-left
* draw 1 red-left
* draw 2 red-left
* draw 2 red-left
* draw 2 red-left
? not seat 1 trap treasure b5
? seat 1 skeleton green-left b5 ^
? seat 1 skeleton yellow-top c5 <
