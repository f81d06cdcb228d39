# BB-4.6 BB-8.4: a victim chased onto a bomb is gone, and the blast area is there when the landing is over.
game: bad-bones
rules: 1
seats: 2
options: mode=advanced chiefs=no
position:
  phase trap
  seat 1
    supply dragon
    trap bomb b5
    skeleton blue-left b4 v
---
1 place dragon b4
1 flee ^
? bag blue-left 12
? seat 1 trap blast b5
? seat 1 trap dragon! b4
