# BB-7.3: no skeleton anywhere at the end of the tenth round: a heroic win.
game: bad-bones
rules: 1
seats: 1
options: mode=basic chiefs=no heroic=yes
position:
  round 10
  phase trap
  seat 1
    trap wall/ a1
---
1 pass
? over
? winners 1
? heroic
? bag red-top 12
