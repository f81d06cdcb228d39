# BB-8.10: Three kills at once: with the two-handed sword, the hero takes a second step.
# shows: two-handed-sword
game: bad-bones
rules: 2
seats: 2
options: mode=advanced chiefs=no
position:
  phase hero
  seat 1
    hero d1
    weapon two-handed-sword
    skeleton red-left d2 <
    skeleton red-top d2 <
    skeleton blue-top d2 <
    skeleton yellow-right e3 <
---
1 hero d2
1 use two-handed-sword e3
? seat 1 hero e3
? bag yellow-right 12
