# BB-7.2: with three rounds agreed on, the third decides.
game: bad-bones
rules: 1
seats: 1
options: mode=basic chiefs=no rounds=3
position:
  round 2
  phase trap
---
1 pass
? round 3
1 hero b2
1 pass
? over
? winners 1
