# BB-4.5 BB-5.12: the four neighbours of a new treasure turn to it at once, the one at the corner and the one in the forest do not; then they all steal it.
game: bad-bones
rules: 1
seats: 2
options: mode=basic chiefs=no
position:
  phase trap
  seat 1
    supply treasure
    skeleton blue-left a3 ^
    skeleton blue-top b2 ^
    skeleton blue-right a1 >
    skeleton red-left b3 v
    forest yellow-left
---
1 place treasure a2
? seat 1 skeleton blue-left a3 v
? seat 1 skeleton blue-top b2 <
? seat 1 skeleton blue-right a1 ^
? seat 1 skeleton red-left b3 v
? seat 1 forest yellow-left
2 pass
? seat 1 skeleton blue-left a2 v
? seat 1 skeleton blue-top a2 <
? seat 1 skeleton blue-right a2 ^
? seat 1 skeleton yellow-left a2 >
? seat 1 skeleton red-left b2 <
? not seat 1 trap treasure a2
? seat 1 supply
