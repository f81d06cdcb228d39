# BB-9.4 BB-5.10: a wall turns the whole unit; those who faced elsewhere have taken the leader's facing before.
game: bad-bones
rules: 1
seats: 2
options: mode=basic chiefs=yes
position:
  phase skeletons
  seat 1
    trap wall/ d1
    skeleton blue-left c1 v
    skeleton yellow-right:instructor c1 >
---
1 move yellow-right:instructor c1
? seat 1 houses 5
? seat 1 skeleton blue-left d2 ^
? seat 1 skeleton yellow-right:instructor d2 ^
? seat 1 trap wall/! d1
