# BB-5.12 BB-8.3: a landing dragon's victim that a barricade keeps on the dragon's space turns to a treasure beside it.
game: bad-bones
rules: 2
seats: 2
options: mode=advanced chiefs=no
position:
  phase trap
  seat 1
    supply dragon
    trap barricade b5
    trap treasure a4
    skeleton blue-left b4 v
---
1 place dragon b4
1 flee ^
? seat 1 skeleton blue-left b4 < black
? seat 1 trap barricade! b5
? seat 1 trap treasure a4
