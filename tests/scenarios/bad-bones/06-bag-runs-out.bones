# BB-6.2: four tokens are left in the bag: seat 1 draws three of them, seat 2 the last.
game: bad-bones
rules: 1
seats: 2
options: mode=basic chiefs=no
position:
  phase skeletons
  seat 1
    cemetery blue-left x12
    cemetery blue-top x12
    cemetery blue-right x12
    cemetery green-left x12
    cemetery green-top x12
    cemetery green-right x12
    cemetery purple-left x12
    cemetery purple-top x12
    cemetery purple-right x12
    cemetery yellow-left x12
    cemetery yellow-top x12
    cemetery yellow-right x12
    cemetery red-left x12
    cemetery red-right x12
  seat 2
    cemetery red-top x8
---
? seat 1 forest red-top x3
? seat 2 forest red-top x9
? bag red-top 0
? seat 1 forest blue-left x12
? round 2
