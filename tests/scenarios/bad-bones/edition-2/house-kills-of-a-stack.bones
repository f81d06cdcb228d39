# BB-8.10: by the house rule three that come from one space, one directly after another, are killed at once.
game: bad-bones
rules: 2
seats: 2
options: mode=advanced kills=at-once
position:
  phase skeletons
  seat 1
    hero d2
    weapon crossbow
    skeleton yellow-left c2 > x3
    skeleton blue-top d1 ^
    skeleton green-top e5 v
    skeleton green-top e4 v
---
1 move yellow-left c2
1 move yellow-left c2
? illegal 1 use crossbow green-top e5 BB-8.10
1 move yellow-left c2
? legal 1 use crossbow green-top e5
1 move green-top e4
? illegal 1 use crossbow green-top e5 BB-8.10
