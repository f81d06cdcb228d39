# BB-10.4 BB-4.4: two victims of a landing dragon are chased to the same tower: it stops the first, the second runs on over the ruin.
game: bad-bones
rules: 1
seats: 2
options: mode=basic play=coop chiefs=no
position:
  phase trap
  supply dragon
  seat 1
    hero e5
    skeleton blue-left a4 >
    skeleton green-left a4 >
  seat 2
    hero e5
---
1 place dragon a4
1 flee >
? seat 1 towers d4 b2 d2
? bag blue-left 12
1 flee >
? seat 1 skeleton green-left b4 ^ black
? waiting 2
