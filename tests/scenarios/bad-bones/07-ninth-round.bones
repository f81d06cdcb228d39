# BB-7.2: after the ninth round play goes on.
game: bad-bones
rules: 1
seats: 1
options: mode=basic chiefs=no
position:
  round 9
  phase trap
---
1 pass
? round 10
? phase hero
? waiting 1
