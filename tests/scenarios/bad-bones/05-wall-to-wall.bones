# BB-5.10 BB-5.8 BB-5.9: two walls in a row hand a skeleton on, once to an open space, once into the tower; all walls are used.
game: bad-bones
rules: 1
seats: 2
options: mode=basic chiefs=no
position:
  phase skeletons
  seat 1
    trap wall/ d1
    trap wall/! d2
    skeleton yellow-left c1 >
  seat 2
    trap wall/ b2
    trap wall/ b3
    skeleton yellow-left a2 >
---
? seat 1 skeleton yellow-left e2 >
? seat 1 trap wall/! d1
? not seat 1 trap wall/! d2
? seat 2 tower 3
? seat 2 trap wall/! b2
? seat 2 trap wall/! b3
