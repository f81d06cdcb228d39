# BB-1.5 BB-5.2: every printed arrow turns those who come along its direction.
game: bad-bones
rules: 1
seats: 2
options: mode=basic chiefs=no
position:
  phase skeletons
  seat 1
    skeleton blue-left b5 >
    skeleton blue-right d5 <
    skeleton green-left b4 >
    skeleton green-right d4 <
    skeleton yellow-left b2 >
    skeleton yellow-right d2 <
    skeleton purple-left b1 >
    skeleton purple-right d1 <
  seat 2
    skeleton red-left b4 v
    skeleton red-top b2 ^
    skeleton red-right d4 v
    skeleton blue-top d2 ^
---
? seat 1 skeleton blue-left c5 v
? seat 1 skeleton blue-right c5 v
? seat 1 skeleton green-left c4 v
? seat 1 skeleton green-right c4 v
? seat 1 skeleton yellow-left c2 ^
? seat 1 skeleton yellow-right c2 ^
? seat 1 skeleton purple-left c1 v
? seat 1 skeleton purple-right c1 v
? seat 2 skeleton red-left b3 >
? seat 2 skeleton red-top b3 >
? seat 2 skeleton red-right d3 <
? seat 2 skeleton blue-top d3 <
