# BB-9.4: The chief instructor takes every skeleton on its space along with it.
# shows: instructor unit
game: bad-bones
rules: 2
seats: 2
options: mode=basic chiefs=yes
position:
  phase trap
  seat 1
    skeleton blue-left a4 ^
    skeleton yellow-left a4 v
    skeleton purple-left:instructor a4 >
---
2 pass
1 pass
1 move purple-left:instructor a4
? seat 1 skeleton purple-left:instructor b4 >
? seat 1 skeleton blue-left b4 >
? seat 1 skeleton yellow-left b4 >
