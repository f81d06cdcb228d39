# BB-8.7 BB-4.6: a landing dragon's victim runs through a portal; flipped, it stays in the forest for this round.
game: bad-bones
rules: 1
seats: 2
options: mode=advanced chiefs=no
position:
  phase trap
  seat 1
    supply dragon
    trap portal b3
    skeleton red-left b2 >
---
1 place dragon b2
1 flee ^
? seat 1 forest red-left x1
? seat 1 trap portal! b3
2 pass
* draw 1 green-left
* draw 1 green-left
* draw 1 green-left
* draw 2 green-left
* draw 2 green-left
* draw 2 green-left
? seat 1 forest red-left x1
? not seat 1 skeleton red-left a3 >
