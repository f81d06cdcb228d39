# BB-8.7 BB-8.9: two step into a portal from two sides and stand in their home forests again; a round later they come in anew. A damaged portal does it once more and is out.
game: bad-bones
rules: 1
seats: 2
options: mode=advanced chiefs=no
position:
  phase skeletons
  seat 1
    trap portal b2
    skeleton yellow-right c2 <
    skeleton red-top a2 >
  seat 2
    trap portal! d4
    skeleton blue-left c4 >
---
* draw 1 green-left
* draw 1 green-left
* draw 1 green-left
* draw 2 green-left
* draw 2 green-left
* draw 2 green-left
? seat 1 forest yellow-right x1
? seat 1 forest red-top x1
? seat 1 trap portal! b2
? seat 2 forest blue-left x1
? not seat 2 trap portal! d4
1 hero d2
2 hero d2
1 pass
2 pass
? seat 1 skeleton yellow-right e4 <
? seat 1 skeleton red-top c5 v
? seat 2 skeleton blue-left a4 >
