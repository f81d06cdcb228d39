# BB-5.8 BB-5.10: three step on one wall from three sides in one phase; each is turned, and the wall is damaged once.
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
---
? seat 1 skeleton yellow-left d3 <
? seat 1 skeleton blue-right d1 v
? seat 1 skeleton blue-top e2 >
? seat 1 trap wall/! d2
