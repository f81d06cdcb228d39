# BB-5.3: A trap covers the arrows of its space: no skeleton is turned there.
game: bad-bones
rules: 2
seats: 2
options: mode=advanced chiefs=no
position:
  phase trap
  seat 1
    trap labyrinth-white c4
    skeleton blue-left b4 >
---
2 pass
1 pass
? seat 1 skeleton blue-left c4 >
