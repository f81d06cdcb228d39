# BB-9.7: the same in the village.
game: bad-bones
rules: 1
seats: 2
options: mode=basic chiefs=yes
position:
  phase skeletons
  seat 1
    skeleton red-top:emperor a1 v
---
? over
? lost 1
? winners 2
