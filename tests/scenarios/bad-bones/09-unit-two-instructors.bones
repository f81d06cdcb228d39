# BB-9.4: two instructors on one space: the player says who leads, and all take that facing.
game: bad-bones
rules: 1
seats: 2
options: mode=basic chiefs=yes
position:
  phase skeletons
  seat 1
    skeleton purple-left:instructor b2 ^
    skeleton yellow-right:instructor b2 <
    skeleton blue-left b2 v
---
1 move purple-left:instructor b2
? legal 1 lead purple-left:instructor
? illegal 1 lead blue-left
1 lead yellow-right:instructor
? round 2
? seat 1 skeleton purple-left:instructor a2 <
? seat 1 skeleton yellow-right:instructor a2 <
? seat 1 skeleton blue-left a2 <
