# BB-10.5 BB-10.3: the last house of the capital burns: lost for both, at the end of the phase; there are no arrivals.
game: bad-bones
rules: 1
seats: 2
options: mode=basic play=coop chiefs=no
position:
  phase skeletons
  capital 1
  seat 1
    hero e5
    skeleton blue-left a5 ^
  seat 2
    hero e5
    skeleton green-left b5 ^
---
? over
? capital 0
? winners
? lost 1 2
? bag blue-left 12
? bag green-left 12
