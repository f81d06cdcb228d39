# BB-9.4 BB-4.4: a dragon lands on a unit: one flight for all, and all have moved for this round.
game: bad-bones
rules: 1
seats: 2
options: mode=basic chiefs=yes
position:
  phase skeletons
  seat 1
    supply dragon
    skeleton purple-left:instructor a4 >
    skeleton blue-left a4 >
    skeleton yellow-left a4 >
---
1 move purple-left:instructor a4
* draw 1 red-top
* draw 1 red-top
* draw 1 red-top
* draw 2 red-top
* draw 2 red-top
* draw 2 red-top
1 hero d2
2 hero d2
1 place dragon b4
1 flee ^
? waiting 2
? seat 1 skeleton purple-left:instructor b5 ^ black
? seat 1 skeleton blue-left b5 ^
? seat 1 skeleton yellow-left b5 ^
2 pass
? waiting 1
