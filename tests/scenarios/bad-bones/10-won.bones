# BB-10.5: ten complete rounds: won together.
game: bad-bones
rules: 1
seats: 2
options: mode=basic play=coop chiefs=no
position:
  round 10
  phase trap
  seat 1
    hero e5
  seat 2
    hero e5
    towers b2
---
1 pass
2 pass
? over
? winners 1 2
? lost
