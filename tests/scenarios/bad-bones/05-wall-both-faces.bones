# BB-5.10: both diagonals, all four directions: a wall turns on both of its faces; arrows behind it work as usual.
game: bad-bones
rules: 1
seats: 2
options: mode=basic chiefs=no
position:
  phase skeletons
  seat 1
    trap wall/ d2
    skeleton yellow-left c2 >
    skeleton blue-right e2 <
    skeleton blue-top d1 ^
    skeleton red-right d3 v
  seat 2
    trap wall\ b2
    skeleton yellow-left a2 >
    skeleton blue-right c2 <
    skeleton blue-top b1 ^
    skeleton red-left b3 v
---
? seat 1 skeleton yellow-left d3 <
? seat 1 skeleton blue-right d1 v
? seat 1 skeleton blue-top e2 >
? seat 1 skeleton red-right c2 ^
? seat 1 trap wall/! d2
? seat 2 skeleton yellow-left b1 v
? seat 2 skeleton blue-right b3 >
? seat 2 skeleton blue-top a2 <
? seat 2 skeleton red-left c2 ^
? seat 2 trap wall\! b2
