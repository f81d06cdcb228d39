# BB-8.9 BB-5.8: intact, the same kinds are damaged by any number of uses in one phase.
game: bad-bones
rules: 1
seats: 2
options: mode=advanced chiefs=no
position:
  phase skeletons
  seat 1
    trap barricade b2
    trap portal d4
    skeleton yellow-left a2 > x2
    skeleton blue-top b1 ^
    skeleton blue-right e4 <
    skeleton blue-left c4 >
  seat 2
    trap spring b5
    trap catapult d2
    skeleton green-left a5 > x2
    skeleton blue-right e2 <
    skeleton blue-top d1 ^
---
? seat 1 skeleton yellow-left a2 > x2
? seat 1 skeleton blue-top b1 ^
? seat 1 trap barricade! b2
? seat 1 trap portal! d4
? seat 2 skeleton green-left d5 > x2
? seat 2 trap spring! b5
? seat 2 trap catapult! d2
