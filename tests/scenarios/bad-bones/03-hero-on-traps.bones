# BB-3.1: the hero walks onto a dragon without waking it, and from there up onto the tower.
game: bad-bones
rules: 1
seats: 2
options: mode=basic chiefs=no
position:
  seat 1
    hero a1
    trap dragon b2
    trap catapult! a2
---
? legal 1 hero a2
1 hero b2
2 hero b2
1 pass
2 pass
? seat 1 hero b2
? seat 1 trap dragon b2
? seat 1 trap catapult! a2
1 hero c3
2 hero c3
? seat 1 hero c3
? seat 1 trap dragon b2
