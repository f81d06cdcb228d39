# BB-6.3 BB-6.4: Scoring: two floors 8, two houses 6, a damaged dragon 2, a damaged catapult 1, a wall in the supply 2: that makes 19.
game: bad-bones
rules: 2
seats: 2
options: mode=basic chiefs=no
position:
  phase trap
  seat 1
    hero c4
    tower 2
    houses 2
    supply wall
    trap dragon! b4
    trap catapult! e1
  seat 2
    tower 1
    skeleton red-left b3 >
---
2 pass
1 pass
? over
? score 1 19
? winners 1
