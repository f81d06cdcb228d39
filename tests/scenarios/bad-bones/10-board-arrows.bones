# BB-10.1 BB-10.4 BB-5.2: the arrows of the cooperative board and of its ruins, with and against their direction.
game: bad-bones
rules: 1
seats: 2
options: mode=basic play=coop chiefs=no
position:
  phase skeletons
  seat 1
    hero e5
    towers d2
    skeleton blue-left a4 >
    skeleton green-left c4 <
    skeleton yellow-right e4 <
    skeleton yellow-left c4 >
    skeleton purple-left a2 >
    skeleton red-left b1 >
    skeleton red-right d3 <
    skeleton green-right b5 >
  seat 2
    hero e5
---
1 advance
? seat 1 skeleton blue-left b4 ^
? seat 1 skeleton green-left b4 <
? seat 1 skeleton yellow-right d4 ^
? seat 1 skeleton yellow-left d4 >
? seat 1 skeleton purple-left b2 ^
? seat 1 skeleton red-left c1 ^
? seat 1 skeleton red-right c3 ^
? seat 1 skeleton green-right c5 ^
? seat 1 towers d2
