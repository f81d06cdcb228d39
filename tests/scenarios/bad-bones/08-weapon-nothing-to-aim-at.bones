# BB-8.10: three kills, but nobody is left on the board for the crossbow: nothing is asked.
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
    forest blue-left
---
1 hero d2
? waiting 2
2 hero d2
? phase trap
