# BB-8.10: Three kills at once: the death wand sends them to an opponent’s cemetery.
# shows: death-wand
game: bad-bones
rules: 2
seats: 2
options: mode=advanced chiefs=no
position:
  phase hero
  seat 1
    hero d1
    weapon death-wand
    skeleton red-left d2 <
    skeleton red-top d2 <
    skeleton blue-top d2 <
---
1 hero d2
1 use death-wand 2
? seat 2 cemetery red-left
? seat 2 cemetery red-top
? seat 2 cemetery blue-top
