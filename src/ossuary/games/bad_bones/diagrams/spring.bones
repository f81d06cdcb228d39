# BB-8.8: A spring throws a skeleton that steps on it two spaces further, over whatever is in between.
# shows: spring
game: bad-bones
rules: 2
seats: 2
options: mode=advanced chiefs=no
position:
  phase trap
  seat 1
    trap spring b4
    trap barricade c4
    skeleton blue-left a4 >
---
2 pass
1 pass
? seat 1 skeleton blue-left d4 >
? seat 1 trap spring! b4
? seat 1 trap barricade c4
