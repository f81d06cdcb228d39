# BB-7.2: the tower falls in the tenth round: lost.
game: bad-bones
rules: 1
seats: 1
options: mode=basic chiefs=no
position:
  round 10
  phase trap
  seat 1
    skeleton red-left b3 >
---
1 pass
? over
? seat 1 tower 0
? winners
? lost 1
