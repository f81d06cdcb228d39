# BB-5.2: whoever comes from another direction does not heed an arrow, and a space without one changes nothing.
game: bad-bones
rules: 1
seats: 2
options: mode=basic chiefs=no
position:
  phase skeletons
  seat 1
    skeleton blue-left c4 ^
    skeleton blue-top c2 v
    skeleton yellow-left a3 >
    skeleton yellow-right e3 <
    skeleton green-top d5 <
  seat 2
    skeleton red-top c1 ^
    skeleton purple-left a2 ^
    skeleton purple-right e4 v
---
? seat 1 skeleton blue-left c5 ^
? seat 1 skeleton blue-top c1 v
? seat 1 skeleton yellow-left b3 >
? seat 1 skeleton yellow-right d3 <
? seat 1 skeleton green-top c5 v
? seat 2 skeleton red-top c2 ^
? seat 2 skeleton purple-left a3 ^
? seat 2 skeleton purple-right e3 v
