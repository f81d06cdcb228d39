# BB-8.10: Three kills at once: the battleaxe kills all with one symbol on the four spaces beside the hero.
# shows: battleaxe
game: bad-bones
rules: 2
seats: 2
options: mode=advanced chiefs=no
position:
  phase hero
  seat 1
    hero d1
    weapon battleaxe
    skeleton red-left d2 <
    skeleton red-top d2 <
    skeleton blue-top d2 <
    skeleton red-right e2 <
    skeleton red-top d3 v
    skeleton blue-left c2 >
---
1 hero d2
1 use battleaxe red
? bag red-right 12
? bag red-top 12
? seat 1 skeleton blue-left c2 >
