# BB-10.2 BB-4.1: there is one wall for all: once seat 1 has placed it, seat 2 cannot.
game: bad-bones
rules: 1
seats: 2
options: mode=basic play=coop chiefs=no
position:
  phase trap
  supply wall dragon
  seat 1
    hero b4
  seat 2
    hero b4
---
? legal 2 place wall/ a1
1 place wall/ a1
? supply dragon
? illegal 2 place wall/ a1 BB-4.1
2 place dragon a1
? supply
? seat 2 trap dragon a1
