# BB-8.10: Three kills at once: the morning star knocks everyone from one neighbouring space to another, facing as before.
# shows: morning-star
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
    skeleton blue-right e2 <
    skeleton yellow-right e2 <
---
1 hero d2
1 use morning-star e2 e1
? seat 1 skeleton blue-right e1 < white
? seat 1 skeleton yellow-right e1 < white
