# BB-6.3 BB-5.8 BB-5.12: the wall used in the last phase counts as damaged and the treasure stolen in it counts nothing.
game: bad-bones
rules: 1
seats: 2
options: mode=basic chiefs=no
position:
  phase skeletons
  seat 1
    trap wall/ d1
    trap treasure e5
    skeleton yellow-left c1 >
    skeleton green-left d5 >
  seat 2
    houses 1
    skeleton blue-left a1 v
---
? over
? seat 1 trap wall/! d1
? not seat 1 trap treasure e5
? score 1 32
? winners 1
? lost 2
