# BB-8.7: It steps into the portal and is back in its own forest, flipped: that was its move.
game: bad-bones
rules: 2
seats: 2
options: mode=advanced chiefs=no
position:
  phase trap
  seat 1
    trap portal d4
    skeleton yellow-right d5 v
---
2 pass
1 pass
? seat 1 forest yellow-right
? seat 1 trap portal! d4
