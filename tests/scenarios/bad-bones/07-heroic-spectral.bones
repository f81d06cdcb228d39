# BB-7.3: a spectral chief does not stand in the way of a heroic win.
game: bad-bones
rules: 1
seats: 1
options: mode=basic chiefs=yes heroic=yes
position:
  round 10
  phase trap
  seat 1
    skeleton green-left:spectral a5 v
---
1 pass
? over
? winners 1
? heroic
