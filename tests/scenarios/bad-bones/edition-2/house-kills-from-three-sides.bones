# BB-8.10: by the house rule three kills from three sides are not at once, and the weapon is not offered.
game: bad-bones
rules: 2
seats: 2
options: mode=advanced kills=at-once
position:
  phase skeletons
  seat 1
    hero d2
    weapon crossbow
    skeleton yellow-left c2 >
    skeleton blue-top d1 ^
    skeleton blue-right e2 <
    skeleton green-top e5 v
---
1 move yellow-left c2
1 move blue-top d1
1 move blue-right e2
? round 2
? seat 1 skeleton green-top e4 v
