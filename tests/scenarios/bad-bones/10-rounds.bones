# BB-10.5: the number of rounds is agreed on beforehand.
game: bad-bones
rules: 1
seats: 2
options: mode=basic play=coop chiefs=no rounds=4
position:
  round 4
  phase skeletons
  seat 1
    hero e5
  seat 2
    hero e5
---
? over
? winners 1 2
