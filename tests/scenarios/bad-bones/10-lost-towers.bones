# BB-10.5: one player has no tower left: lost for both.
game: bad-bones
rules: 1
seats: 2
options: mode=basic play=coop chiefs=no
position:
  phase skeletons
  seat 1
    hero e5
    towers b4
    skeleton blue-left a4 >
    skeleton green-left a3 >
  seat 2
    hero e5
---
1 move blue-left a4
? over
? seat 1 towers
? seat 1 skeleton green-left b3 >
? winners
? lost 1 2
