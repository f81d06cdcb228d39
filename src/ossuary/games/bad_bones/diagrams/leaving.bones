# BB-5.4: A skeleton that leaves the clearing through a forest turns up at a neighbour’s.
# shows: cemetery
game: bad-bones
rules: 2
seats: 2
options: mode=basic chiefs=no
position:
  phase trap
  seat 1
    skeleton blue-right a4 <
---
2 pass
1 pass
? seat 2 forest blue-right
? not seat 1 skeleton blue-right a4 <
