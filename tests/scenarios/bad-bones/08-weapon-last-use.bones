# BB-8.10: `advance` moves all that are left; three died on the way, so there is one last question.
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
1 advance
? waiting 1
? phase skeletons
? seat 1 skeleton green-top e4 v
? seat 1 skeleton purple-left b1 >
? legal 1 keep
1 use crossbow purple-left b1
? round 2
? not seat 1 skeleton purple-left b1 >
? seat 1 skeleton green-top e4 v
