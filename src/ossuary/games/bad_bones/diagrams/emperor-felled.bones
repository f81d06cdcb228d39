# BB-9.7: A hero who kills the emperor falls too.
game: bad-bones
rules: 2
seats: 2
options: mode=basic chiefs=yes
position:
  phase hero
  seat 1
    hero e3
    skeleton red-top:emperor d4 v
---
1 hero d4
? seat 1 hero none
? gone red-top:emperor
