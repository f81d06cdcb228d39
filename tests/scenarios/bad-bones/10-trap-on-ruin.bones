# BB-4.2 BB-10.4 BB-5.3: a standing tower takes no trap, a ruin does, and its arrow is covered then.
game: bad-bones
rules: 1
seats: 2
options: mode=basic play=coop chiefs=no
position:
  phase trap
  supply treasure wall
  seat 1
    hero e5
    towers d4 b2 d2
    skeleton blue-left a4 >
  seat 2
    hero e5
---
? illegal 1 place treasure d4 BB-4.2
1 place treasure b4
2 pass
? seat 1 skeleton blue-left b4 >
? not seat 1 trap treasure b4
