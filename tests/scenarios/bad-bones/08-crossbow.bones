# BB-8.10: three killed with one step: the crossbow takes one more from anywhere on the board, but not from the forest.
game: bad-bones
rules: 1
seats: 2
options: mode=advanced chiefs=no
position:
  seat 1
    hero d1
    weapon crossbow
    skeleton red-left d2 <
    skeleton red-top d2 <
    skeleton blue-top d2 <
    skeleton blue-left a5 v
    skeleton green-top e4 v
    forest red-right
---
? illegal 1 use crossbow blue-left a5 BB-8.10
1 hero d2
? waiting 1 2
? legal 1 keep
? legal 1 use crossbow green-top e4
? illegal 1 use crossbow red-right forest
? illegal 1 use crossbow green-top e5 BB-8.10
1 use crossbow blue-left a5
? bag blue-left 12
? bag red-left 12
? seat 1 skeleton green-top e4 v
? waiting 2
? illegal 1 use crossbow green-top e4 BB-8.10
2 hero d2
? phase trap
