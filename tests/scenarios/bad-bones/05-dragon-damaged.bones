# BB-5.13 BB-5.8 BB-5.5: a damaged dragon repels as well, here down into the village, and is out after the phase.
game: bad-bones
rules: 1
seats: 2
options: mode=basic chiefs=no
position:
  phase skeletons
  seat 1
    trap dragon! b1
    skeleton purple-left a1 >
---
? legal 1 flee ^
? legal 1 flee >
? legal 1 flee <
1 flee v
? seat 1 houses 4
? not seat 1 trap dragon! b1
