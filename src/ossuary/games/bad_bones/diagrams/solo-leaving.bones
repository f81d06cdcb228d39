# BB-7.1: In a solo game, you get back every skeleton you drive away.
# shows: play-solo
game: bad-bones
rules: 2
seats: 1
options: mode=basic chiefs=no
position:
  phase trap
  seat 1
    skeleton blue-right a4 <
---
1 pass
? seat 1 forest blue-right
