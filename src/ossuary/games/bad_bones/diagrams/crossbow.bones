# BB-8.10: Three kills at once: the crossbow kills one more, anywhere on the board.
# shows: crossbow weapon
game: bad-bones
rules: 2
seats: 2
options: mode=advanced chiefs=no
position:
  phase hero
  seat 1
    hero d1
    weapon crossbow
    skeleton red-left d2 <
    skeleton red-top d2 <
    skeleton blue-top d2 <
    skeleton blue-left b3 >
---
1 hero d2
1 use crossbow blue-left b3
? bag blue-left 12
? not seat 1 skeleton blue-left b3 >
