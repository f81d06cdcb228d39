# BB-8.6: A black skeleton in a white labyrinth is lost there, and only flips.
game: bad-bones
rules: 2
seats: 2
options: mode=advanced chiefs=no
position:
  tracking black
  phase trap
  seat 1
    trap labyrinth-white b2
    skeleton yellow-left b2 > black
---
2 pass
1 pass
? seat 1 skeleton yellow-left b2 > white
? seat 1 trap labyrinth-white b2
