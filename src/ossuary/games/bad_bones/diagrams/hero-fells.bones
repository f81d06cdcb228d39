# BB-3.1 BB-3.2: The hero takes one step, diagonally if you like, and kills every skeleton there.
# shows: hero
game: bad-bones
rules: 2
seats: 2
options: mode=basic chiefs=no
position:
  phase hero
  seat 1
    hero e3
    skeleton blue-top d4 v
    skeleton yellow-right d4 <
---
1 hero d4
? seat 1 hero d4
? bag blue-top 12
? bag yellow-right 12
