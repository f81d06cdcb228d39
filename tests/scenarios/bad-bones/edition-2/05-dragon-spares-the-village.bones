# BB-5.13 BB-5.8: a dragon in the lowest row drives nobody into the village.
game: bad-bones
rules: 2
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
? illegal 1 flee v BB-5.13
1 flee ^
? seat 1 skeleton purple-left b2 ^
? seat 1 houses 5
? not seat 1 trap dragon! b1
