# BB-2.3 BB-6.3 BB-5.11: seat 1's tower has fallen: the game stops before the arrivals, so what was thrown stays in the cemetery.
game: bad-bones
rules: 1
seats: 3
options: mode=basic chiefs=no
position:
  phase skeletons
  seat 1
    tower 1
    skeleton red-left b3 >
  seat 2
    trap catapult d4
    skeleton blue-left c4 >
---
? waiting 2
2 send 3
? over
? waiting
? lost 1
? seat 3 cemetery blue-left
? not seat 3 forest blue-left
? seat 2 trap catapult! d4
? score 2 32
? score 3 31
? winners 2
