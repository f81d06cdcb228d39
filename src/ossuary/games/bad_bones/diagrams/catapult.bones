# BB-5.11: A catapult throws all skeletons that step on it into one opponent’s cemetery.
# shows: catapult
game: bad-bones
rules: 2
seats: 2
options: mode=basic chiefs=no
position:
  phase trap
  seat 1
    trap catapult d2
    skeleton blue-right e2 <
    skeleton green-top d1 ^
---
2 pass
1 pass
? seat 2 forest blue-right
? seat 2 forest green-top
? seat 1 trap catapult! d2
