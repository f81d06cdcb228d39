# BB-9.4 BB-8.10: the crossbow picks the leader out of its unit; the two others march on, each for itself, and flee from the dragon each its own way.
game: bad-bones
rules: 1
seats: 2
options: mode=advanced chiefs=yes
position:
  phase skeletons
  seat 1
    hero d2
    weapon crossbow
    trap dragon c4
    skeleton purple-left:instructor a4 >
    skeleton blue-left a4 ^
    skeleton yellow-left a4 v
    skeleton green-top e2 ^
    skeleton green-right e2 ^
    skeleton red-right e2 ^
---
1 move purple-left:instructor a4
1 advance
* draw 1 red-top
* draw 1 red-top
* draw 1 red-top
* draw 2 red-top
* draw 2 red-top
* draw 2 red-top
1 hero e3
1 use crossbow purple-left:instructor b4
? bag purple-left:instructor 1
? seat 1 skeleton blue-left b4 >
2 hero b2
1 pass
2 pass
1 move blue-left b4
1 flee ^
? seat 1 skeleton yellow-left b4 >
1 move yellow-left b4
1 flee <
? seat 1 skeleton blue-left c5 ^
? seat 1 skeleton yellow-left b4 <
