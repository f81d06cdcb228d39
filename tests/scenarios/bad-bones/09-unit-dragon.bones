# BB-9.4 BB-5.13: the unit flees as one, after one answer.
game: bad-bones
rules: 1
seats: 2
options: mode=basic chiefs=yes
position:
  phase skeletons
  seat 1
    trap dragon b2
    skeleton purple-left:instructor a2 >
    skeleton blue-left a2 ^
    skeleton yellow-left a2 >
---
1 move purple-left:instructor a2
1 flee v
? round 2
? seat 1 skeleton purple-left:instructor b1 v
? seat 1 skeleton blue-left b1 v
? seat 1 skeleton yellow-left b1 v
? seat 1 trap dragon! b2
