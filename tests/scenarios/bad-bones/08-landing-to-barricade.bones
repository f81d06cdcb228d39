# BB-8.3 BB-4.4: a landing dragon's victim chased against a barricade stays under the dragon, flipped; next round it walks on.
game: bad-bones
rules: 1
seats: 2
options: mode=advanced chiefs=no
position:
  phase trap
  seat 1
    supply dragon
    trap barricade b5
    skeleton blue-left b4 >
---
1 place dragon b4
1 flee ^
? seat 1 skeleton blue-left b4 > black
? seat 1 trap barricade! b5
? seat 1 trap dragon! b4
2 pass
? seat 1 skeleton blue-left b4 > black
? seat 1 trap dragon! b4
1 hero d2
2 hero d2
1 pass
2 pass
? seat 1 skeleton blue-left c4 v white
? seat 1 trap dragon! b4
