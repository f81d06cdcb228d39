# BB-8.10 BB-5.6: the hero is gone to the tower in the middle of the phase; the fourth walks over his empty space alive.
game: bad-bones
rules: 1
seats: 2
options: mode=advanced chiefs=no
position:
  phase skeletons
  seat 1
    hero d2
    weapon teleportation-wand
    skeleton yellow-left c2 >
    skeleton blue-top d1 ^
    skeleton blue-right e2 <
    skeleton purple-top d3 v
---
1 move yellow-left c2
1 move blue-top d1
1 move blue-right e2
1 use teleportation-wand
? seat 1 hero c3
? seat 1 skeleton purple-top d2 v
