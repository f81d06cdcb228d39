# BB-7.3 BB-7.2: beyond the tenth round the house can still burn: lost, not won.
game: bad-bones
rules: 1
seats: 1
options: mode=basic chiefs=no heroic=yes
position:
  round 11
  phase trap
  seat 1
    skeleton blue-left a1 v
---
1 pass
? over
? winners
? lost 1
