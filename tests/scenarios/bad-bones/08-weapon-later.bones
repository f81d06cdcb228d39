# BB-8.10: the shot may wait: one more moves, and though a single one is left the owner is still asked.
game: bad-bones
rules: 1
seats: 2
options: mode=advanced chiefs=no
position:
  phase skeletons
  seat 1
    hero d2
    weapon crossbow
    skeleton yellow-left c2 >
    skeleton blue-top d1 ^
    skeleton blue-right e2 <
    skeleton green-top e5 v
    skeleton purple-left a1 >
---
1 move blue-right e2
1 move blue-top d1
1 move yellow-left c2
1 move green-top e5
? waiting 1
? seat 1 skeleton green-top e4 v
1 use crossbow green-top e4
? round 2
? not seat 1 skeleton green-top e4 v
? seat 1 skeleton purple-left b1 >
