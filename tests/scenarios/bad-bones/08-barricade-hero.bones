# BB-8.3: the hero on the barricade kills nobody, for nobody gets there; the barricade is used all the same.
game: bad-bones
rules: 1
seats: 2
options: mode=advanced chiefs=no
position:
  phase skeletons
  seat 1
    hero d2
    trap barricade! d2
    skeleton yellow-left c2 >
  seat 2
    hero d2
    trap barricade d2
    skeleton blue-right e2 <
---
? seat 1 skeleton yellow-left c2 > white
? not seat 1 trap barricade! d2
? seat 2 skeleton blue-right e2 < white
? seat 2 trap barricade! d2
