# BB-10.5: endless play ends when the capital burns.
game: bad-bones
rules: 1
seats: 2
options: mode=basic play=coop chiefs=no endless=yes
position:
  round 14
  phase skeletons
  capital 1
  seat 1
    hero e5
    skeleton blue-left a5 ^
  seat 2
    hero e5
---
? over
? winners
? lost 1 2
? round 14
