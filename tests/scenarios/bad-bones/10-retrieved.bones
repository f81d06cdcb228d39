# BB-10.2 BB-4.3: a trap taken back this round is for nobody before the next.
game: bad-bones
rules: 1
seats: 2
options: mode=basic play=coop chiefs=no
position:
  phase trap
  supply
  seat 1
    hero b4
    trap wall/! a1
  seat 2
    hero b4
---
1 retrieve a1
? illegal 2 place wall/ a1 BB-10.2
2 pass
? round 2
? supply wall
1 hero b3
2 hero b3
? legal 1 place wall/ c4
2 place wall/ c4
? seat 2 trap wall/ c4
? supply
