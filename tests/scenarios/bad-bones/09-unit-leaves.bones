# BB-9.4 BB-5.4 BB-1.4: a unit leaving at the top goes to one cemetery after one answer; there it dissolves, and each stands at its own entry.
game: bad-bones
rules: 1
seats: 3
options: mode=basic chiefs=yes
position:
  phase skeletons
  seat 1
    skeleton purple-left:instructor b5 ^
    skeleton blue-top b5 >
    skeleton yellow-left b5 v
---
1 move purple-left:instructor b5
1 send 3
* draw 1 red-left
* draw 1 red-left
* draw 1 red-left
* draw 2 red-left
* draw 2 red-left
* draw 2 red-left
* draw 3 red-left
* draw 3 red-left
* draw 3 red-left
? seat 3 forest purple-left:instructor
? seat 3 forest blue-top
? seat 3 forest yellow-left
? not seat 3 forest blue-top a1
