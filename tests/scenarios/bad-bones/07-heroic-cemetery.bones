# BB-7.3 BB-7.1: one who leaves at the side waits in the own cemetery: not over; it comes back from the forest.
game: bad-bones
rules: 1
seats: 1
options: mode=basic chiefs=no heroic=yes
position:
  round 10
  phase trap
  seat 1
    skeleton blue-left a2 <
---
1 pass
? round 11
? seat 1 forest blue-left x1
? bag red-top 12
1 hero b4
1 pass
? round 12
? seat 1 skeleton blue-left a4 >
