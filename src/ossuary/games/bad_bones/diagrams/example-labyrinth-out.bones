# BB-8.6 BB-5.2: A black skeleton in a black labyrinth walks out and flips, and the arrow outside turns it.
game: bad-bones
rules: 2
seats: 2
options: mode=advanced chiefs=no
position:
  tracking black
  phase trap
  seat 1
    trap labyrinth-black b2
    skeleton yellow-left b2 > black
---
2 pass
1 pass
? seat 1 skeleton yellow-left c2 ^ white
? seat 1 trap labyrinth-black b2
