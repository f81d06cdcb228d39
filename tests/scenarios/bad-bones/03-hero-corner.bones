# BB-3.1: from the corner the hero has three ways; staying, jumping and a second step are refused.
game: bad-bones
rules: 1
seats: 2
options: mode=basic chiefs=no
position:
  seat 1
    hero a5
---
? legal 1 hero a4
? legal 1 hero b4
? legal 1 hero b5
? illegal 1 hero a5 BB-3.1
? illegal 1 hero c5 BB-3.1
? illegal 1 hero a3 BB-3.1
? illegal 1 hero c3 BB-3.1
1 hero b4
? seat 1 hero b4
? waiting 2
