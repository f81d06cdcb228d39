# BB-10.3 BB-4.4: a landing dragon chases one out at the top, where it burns a house like any other.
game: bad-bones
rules: 1
seats: 2
options: mode=basic play=coop chiefs=no
position:
  phase trap
  supply dragon
  seat 1
    hero e5
    skeleton blue-left c5 >
  seat 2
    hero e5
---
1 place dragon c5
1 flee ^
? capital 1
? bag blue-left 12
? waiting 2
