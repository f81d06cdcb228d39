# BB-8.10: two kills are not enough, and without a weapon three are only three kills.
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
    skeleton blue-left a5 v
  seat 2
    hero d1
    skeleton red-left d2 <
    skeleton red-top d2 <
    skeleton blue-left d2 v
    skeleton blue-left a5 v
---
1 hero d2
? waiting 2
? illegal 1 use crossbow blue-left a5 BB-8.10
2 hero d2
? phase trap
? seat 2 skeleton blue-left a5 v
