# BB-8.10: the last question may be declined; with two kills it is not put at all.
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
  seat 2
    hero d2
    weapon battleaxe
    skeleton yellow-left c2 >
    skeleton blue-top d1 ^
    skeleton green-top e5 v
---
? waiting 1 2
2 advance
? waiting 1
1 advance
1 keep
? round 2
? seat 1 skeleton green-top e4 v
? seat 2 skeleton green-top e4 v
