# BB-9.7: If the skeleton emperor reaches your tower or your village, you are out.
# shows: emperor
game: bad-bones
rules: 2
seats: 2
options: mode=basic chiefs=yes
position:
  phase trap
  seat 1
    skeleton red-top:emperor c4 v
---
2 pass
1 pass
? over
? lost 1
? winners 2
