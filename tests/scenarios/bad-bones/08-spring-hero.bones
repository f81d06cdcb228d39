# BB-8.8 BB-5.7: thrown onto the hero it dies; thrown over him it does not.
game: bad-bones
rules: 1
seats: 2
options: mode=advanced chiefs=no
position:
  phase skeletons
  seat 1
    hero d2
    trap spring b2
    skeleton yellow-left a2 >
  seat 2
    hero c2
    trap spring b2
    skeleton yellow-left a2 >
---
? not seat 1 skeleton yellow-left d2 >
? seat 1 trap spring! b2
? seat 2 skeleton yellow-left d2 >
? seat 2 trap spring! b2
