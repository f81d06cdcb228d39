# BB-10.5: endless play goes on after the tenth round.
game: bad-bones
rules: 1
seats: 2
options: mode=basic play=coop chiefs=no endless=yes
position:
  round 10
  phase skeletons
  seat 1
    hero e5
  seat 2
    hero e5
---
? round 11
? phase hero
? waiting 1 2
