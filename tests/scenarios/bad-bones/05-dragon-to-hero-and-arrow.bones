# BB-5.13 BB-5.7 BB-5.9: chased into the hero it dies; chased onto an arrow it follows the arrow; chased up the tower it takes a floor.
game: bad-bones
rules: 1
seats: 2
options: mode=basic chiefs=no
position:
  phase skeletons
  seat 1
    hero b1
    trap dragon b2
    skeleton yellow-left a2 >
    skeleton blue-right c2 <
  seat 2
    trap dragon d3
    skeleton red-right e3 <
---
1 flee v
1 flee ^
2 flee <
* draw 1 red-left
* draw 1 red-left
* draw 1 red-left
* draw 2 red-left
* draw 2 red-left
* draw 2 red-left
? bag yellow-left 12
? seat 1 skeleton blue-right b3 >
? seat 2 tower 3
? bag red-right 12
