# BB-4.3: A retrieved trap is intact again in the supply.
# shows: supply
game: bad-bones
rules: 2
seats: 2
options: mode=basic chiefs=no
position:
  phase trap
  seat 1
    supply
    trap wall/! d4
---
1 retrieve d4
? seat 1 supply wall
? not seat 1 trap wall/! d4
