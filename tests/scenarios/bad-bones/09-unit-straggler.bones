# BB-9.4: one who is moved before the instructor goes its own way.
game: bad-bones
rules: 1
seats: 2
options: mode=basic chiefs=yes
position:
  phase skeletons
  seat 1
    skeleton blue-left a4 ^
    skeleton yellow-left a4 v
    skeleton purple-left:instructor a4 >
---
1 move blue-left a4
? waiting 1
1 move purple-left:instructor a4
? seat 1 skeleton blue-left a5 ^
? seat 1 skeleton yellow-left b4 >
? seat 1 skeleton purple-left:instructor b4 >
