# BB-4.3 BB-4.2: a damaged wall is taken back from under the hero's feet and can be laid out whole the round after; an intact dragon comes back too.
game: bad-bones
rules: 1
seats: 2
options: mode=basic chiefs=no
position:
  phase trap
  seat 1
    hero d2
    trap wall/! d2
  seat 2
    trap dragon b4
---
? illegal 1 retrieve b4 BB-4.3
1 retrieve d2
? seat 1 supply wall
? not seat 1 trap wall/! d2
2 retrieve b4
? seat 2 supply dragon
? round 2
1 hero d1
2 hero b4
1 place wall/ d2
? seat 1 trap wall/ d2
? not seat 1 trap wall/! d2
? seat 1 supply
