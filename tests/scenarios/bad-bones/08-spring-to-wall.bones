# BB-8.8 BB-5.10 BB-5.9: a spring throws onto a wall, and the wall sends it one space on; another is thrown over a wall that is not used.
game: bad-bones
rules: 1
seats: 2
options: mode=advanced chiefs=no
position:
  phase skeletons
  seat 1
    trap spring b2
    trap wall/ d2
    skeleton yellow-left a2 >
  seat 2
    trap spring b2
    trap wall/ c2
    skeleton yellow-left a2 >
---
? seat 1 skeleton yellow-left d3 <
? seat 1 trap spring! b2
? seat 1 trap wall/! d2
? seat 2 skeleton yellow-left d2 >
? seat 2 trap spring! b2
? seat 2 trap wall/ c2
