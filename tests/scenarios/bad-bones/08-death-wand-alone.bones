# BB-8.10: alone the death wand has no use, and so it is not asked for.
game: bad-bones
rules: 1
seats: 1
options: mode=advanced chiefs=no
position:
  seat 1
    hero d1
    weapon death-wand
    skeleton red-left d2 <
    skeleton red-top d2 <
    skeleton blue-top d2 <
    skeleton blue-left a5 v
---
1 hero d2
? phase trap
? bag red-left 12
? illegal 1 use death-wand 1 BB-8.10
