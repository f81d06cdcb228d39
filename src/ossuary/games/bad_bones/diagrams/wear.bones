# BB-5.8: A damaged trap still works for a whole phase, and is then out of the game.
# shows: damaged
game: bad-bones
rules: 2
seats: 2
options: mode=basic chiefs=no
position:
  phase trap
  seat 1
    trap wall\! d4
    skeleton yellow-right e4 <
    skeleton blue-left c4 >
---
2 pass
1 pass
? seat 1 skeleton yellow-right d5 ^
? not seat 1 trap wall\! d4
