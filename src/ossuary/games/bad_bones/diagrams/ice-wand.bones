# BB-8.10: Three kills at once: the ice wand freezes a whole space, and its skeletons miss their next move.
# shows: ice-wand frozen
game: bad-bones
rules: 2
seats: 2
options: mode=advanced chiefs=no
position:
  phase hero
  seat 1
    hero d1
    weapon ice-wand
    skeleton red-left d2 <
    skeleton red-top d2 <
    skeleton blue-top d2 <
    skeleton blue-left b2 >
---
1 hero d2
1 use ice-wand b2
2 hero c4
2 pass
1 pass
? seat 1 skeleton blue-left b2 >
