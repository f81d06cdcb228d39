# BB-8.8: The spring throws it over the arrows, which do nothing.
game: bad-bones
rules: 2
seats: 2
options: mode=advanced chiefs=no
position:
  phase trap
  seat 1
    trap spring b4
    skeleton blue-left a4 >
---
2 pass
1 pass
? seat 1 skeleton blue-left d4 >
? seat 1 trap spring! b4
