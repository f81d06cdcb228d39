# BB-8.3 BB-5.13: chased from the dragon against a barricade, it stays where it set out; both are used.
game: bad-bones
rules: 1
seats: 2
options: mode=advanced chiefs=no
position:
  phase skeletons
  seat 1
    trap dragon d1
    trap barricade d2
    skeleton purple-left c1 >
---
1 flee ^
? seat 1 skeleton purple-left c1 > white
? seat 1 trap dragon! d1
? seat 1 trap barricade! d2
