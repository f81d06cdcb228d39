# BB-5.13 BB-5.4: a dragon in the corner chases one out at the top, to whom one likes, and one out at the left.
game: bad-bones
rules: 1
seats: 3
options: mode=basic chiefs=no
position:
  phase skeletons
  seat 1
    trap dragon a5
    skeleton blue-left b5 <
    skeleton green-left a4 ^
---
1 flee ^
? illegal 1 send 1 BB-5.4
1 send 3
1 flee <
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
? seat 2 forest green-left
? seat 1 trap dragon! a5
