# BB-8.10: The hero kills three; the morning star sends two neighbours to another space, neither turned nor flipped.
game: bad-bones
rules: 2
seats: 2
options: mode=advanced chiefs=no
position:
  phase hero
  seat 1
    hero d1
    weapon morning-star
    skeleton red-left d2 <
    skeleton red-top d2 <
    skeleton blue-top d2 <
    skeleton blue-right c2 >
    skeleton yellow-right c2 >
---
1 hero d2
1 use morning-star c2 e1
? seat 1 skeleton blue-right e1 > white
? seat 1 skeleton yellow-right e1 > white
? bag red-left 12
