# BB-6.3 BB-8.5: the hearse drives off before points are counted: its stars are the receiver's.
game: bad-bones
rules: 1
seats: 3
options: mode=advanced chiefs=no
position:
  phase skeletons
  seat 1
    trap hearse d2
    skeleton yellow-left c2 >
  seat 2
    tower 1
    skeleton red-left b3 >
---
1 send 3
? over
? seat 3 supply hearse
? score 1 31
? score 3 33
? winners 3
? lost 2
