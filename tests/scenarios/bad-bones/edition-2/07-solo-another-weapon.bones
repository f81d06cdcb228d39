# BB-5.15: with any other weapon the order can matter, solo too.
game: bad-bones
rules: 2
seats: 1
options: mode=advanced
position:
  phase skeletons
  seat 1
    hero c2
    weapon crossbow
    skeleton blue-left b2 >
    skeleton purple-left a5 >
---
? waiting 1
? legal 1 move blue-left b2
