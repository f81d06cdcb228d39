# BB-8.10: without it the kills of the phase add up.
game: bad-bones
rules: 2
seats: 2
options: mode=advanced kills=phase
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
? legal 1 use crossbow green-top e5
