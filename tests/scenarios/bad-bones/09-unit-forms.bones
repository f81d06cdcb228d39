# BB-9.4 BB-5.15: when the instructor moves, those on its space that still have to move go with it, as it faces; one who has moved stays.
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
    skeleton green-left a4 ^ white
---
? waiting 1
1 move purple-left:instructor a4
? round 2
? seat 1 skeleton purple-left:instructor b4 >
? seat 1 skeleton blue-left b4 >
? seat 1 skeleton yellow-left b4 >
? seat 1 skeleton green-left a4 ^
