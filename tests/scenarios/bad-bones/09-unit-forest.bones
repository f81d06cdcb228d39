# BB-9.4 BB-5.13: a unit forms in the forest, whose entry is a space; a round later it is still one body: one flight from the dragon for all three.
game: bad-bones
rules: 1
seats: 2
options: mode=basic chiefs=yes
position:
  phase skeletons
  seat 1
    trap dragon b1
    forest purple-left x2
    forest purple-left:instructor
    forest yellow-left
---
1 move purple-left:instructor forest
* draw 1 red-top
* draw 1 red-top
* draw 1 red-top
* draw 2 red-top
* draw 2 red-top
* draw 2 red-top
? seat 1 skeleton purple-left a1 > x2
? seat 1 skeleton purple-left:instructor a1 >
? seat 1 skeleton yellow-left a2 >
1 hero d4
2 hero d4
1 pass
2 pass
1 move purple-left a1
1 flee ^
? seat 1 skeleton purple-left b2 ^ x2
? seat 1 skeleton purple-left:instructor b2 ^
? waiting 1
1 advance
? seat 1 trap dragon! b1
? seat 1 skeleton yellow-left b2 >
