# BB-8.10: Three kills at once: the teleportation wand puts the hero back on top of the tower.
# shows: teleportation-wand
game: bad-bones
rules: 2
seats: 2
options: mode=advanced chiefs=no
position:
  phase hero
  seat 1
    hero d1
    weapon teleportation-wand
    skeleton red-left d2 <
    skeleton red-top d2 <
    skeleton blue-top d2 <
---
1 hero d2
1 use teleportation-wand
? seat 1 hero c3
