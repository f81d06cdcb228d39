# BB-9.7 BB-7.2: alone, the emperor in the tower loses the game, even in the tenth round.
game: bad-bones
rules: 1
seats: 1
options: mode=basic chiefs=yes
position:
  round 10
  phase trap
  seat 1
    skeleton red-top:emperor c4 v
---
1 pass
? over
? winners
? lost 1
