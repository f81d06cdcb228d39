# BB-1.7 BB-8.2: as many of a piece as the box has may lie on the table, and all play on.
game: bad-bones
rules: 2
seats: 2
options: mode=advanced
position:
  seat 1
    tower 1
    houses 1
    supply spring spring bomb
    weapon crossbow
    trap spring a1
    trap blast a2
    trap bomb a3
---
? seat 1 tower 1
? seat 1 supply spring spring bomb
1 hero b4
