# BB-2.2 BB-10.1: in cooperative play everything is seen at once, before the phase is over.
game: bad-bones
rules: 1
seats: 2
options: mode=basic play=coop chiefs=no
position:
  supply wall
  seat 1
    hero b4
  seat 2
    hero d2
---
1 hero b3
? waiting 2
? sees 2 seat 1 hero b3
2 hero d3
1 place wall/ a1
? waiting 2
? sees 2 seat 1 trap wall/ a1
? sees 2 supply
