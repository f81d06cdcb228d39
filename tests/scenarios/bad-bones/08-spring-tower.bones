# BB-8.8 BB-5.6: one is thrown over the tower and does it no harm, another straight onto it.
game: bad-bones
rules: 1
seats: 2
options: mode=advanced chiefs=no
position:
  phase skeletons
  seat 1
    trap spring b3
    skeleton red-left a3 >
  seat 2
    trap spring a3
    forest red-left
---
? seat 1 tower 4
? seat 1 skeleton red-left d3 >
? seat 1 trap spring! b3
? seat 2 tower 3
? seat 2 trap spring! a3
