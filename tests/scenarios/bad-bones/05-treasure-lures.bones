# BB-5.12: whoever ends beside the treasure faces it, against a printed arrow and against a wall; the one at the corner does not.
game: bad-bones
rules: 1
seats: 2
options: mode=basic chiefs=no
position:
  phase skeletons
  seat 1
    trap treasure d4
    skeleton blue-left b4 >
    skeleton green-top e5 v
    skeleton red-right d2 ^
    skeleton purple-right e2 ^
  seat 2
    trap treasure e2
    trap wall/ d1
    skeleton yellow-left c1 >
---
? seat 1 skeleton blue-left c4 >
? seat 1 skeleton green-top e4 <
? seat 1 skeleton red-right d3 ^
? seat 1 skeleton purple-right e3 ^
? seat 1 trap treasure d4
? seat 2 skeleton yellow-left d2 >
? seat 2 trap wall/! d1
? seat 2 trap treasure e2
