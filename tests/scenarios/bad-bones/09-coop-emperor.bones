# BB-9.7 BB-9.8: the emperor enters a standing tower: lost for all.
game: bad-bones
rules: 1
seats: 2
options: mode=basic play=coop chiefs=yes
position:
  phase skeletons
  seat 1
    hero e1
  seat 2
    hero e1
    skeleton red-top:emperor a4 >
---
? over
? winners
? lost 1 2
