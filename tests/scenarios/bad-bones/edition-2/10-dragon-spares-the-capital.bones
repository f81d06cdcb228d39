# BB-5.13 BB-10.3: in coop the capital is no choice, but the forest at the bottom is one.
game: bad-bones
rules: 2
seats: 2
options: mode=basic play=coop chiefs=no
position:
  phase trap
  supply dragon dragon
  seat 1
    hero e5
    skeleton blue-left c5 >
  seat 2
    hero e5
    skeleton green-left c1 >
---
1 place dragon c5
? illegal 1 flee ^ BB-5.13
1 flee v
? capital 2
2 place dragon c1
? legal 2 flee v
2 flee v
? seat 1 forest green-left
