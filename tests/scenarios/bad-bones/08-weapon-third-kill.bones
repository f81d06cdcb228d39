# BB-8.10 BB-5.15: kills of a skeleton phase add up, the owner of a weapon chooses the order, and with the third kill he may shoot at once, at one who has not moved yet.
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
? waiting 1
1 move yellow-left c2
1 move blue-top d1
? illegal 1 use crossbow purple-left a1 BB-8.10
1 move blue-right e2
? legal 1 use crossbow green-top e5
? legal 1 advance
1 use crossbow purple-left a1
? round 2
? seat 1 skeleton green-top e4 v
? not seat 1 skeleton purple-left a1 >
? not seat 1 skeleton purple-left b1 >
