# BB-8.10: two of one model on one space: a facing picks the younger one.
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
    skeleton blue-left a5 >
---
1 hero d2
1 use crossbow blue-left a5 >
? seat 1 skeleton blue-left a5 v x1
? not seat 1 skeleton blue-left a5 >
