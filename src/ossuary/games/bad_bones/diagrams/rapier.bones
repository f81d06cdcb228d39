# BB-8.10: Three kills at once: the rapier turns every skeleton on one neighbouring space as you like.
# shows: rapier
game: bad-bones
rules: 2
seats: 2
options: mode=advanced chiefs=no
position:
  phase hero
  seat 1
    hero d1
    weapon rapier
    skeleton red-left d2 <
    skeleton red-top d2 <
    skeleton blue-top d2 <
    skeleton blue-right e3 <
---
1 hero d2
1 use rapier e3
1 turn >
? seat 1 skeleton blue-right e3 >
