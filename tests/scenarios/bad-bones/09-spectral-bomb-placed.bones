# BB-9.5 BB-8.4: a bomb put on a spectral chief sends it to the own cemetery as well.
game: bad-bones
rules: 1
seats: 2
options: mode=advanced chiefs=yes
position:
  phase trap
  seat 1
    supply bomb
    skeleton green-left:spectral b2 >
    skeleton yellow-left b2 >
---
1 place bomb b2
? seat 1 cemetery green-left:spectral
? bag yellow-left 12
? bag green-left:spectral 0
