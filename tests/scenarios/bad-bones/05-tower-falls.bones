# BB-5.6 BB-2.3: the last floor goes with the first of three; the others still vanish into the tower space, and the game is over.
game: bad-bones
rules: 1
seats: 2
options: mode=basic chiefs=no
position:
  phase skeletons
  seat 1
    tower 1
    skeleton red-left b3 >
    skeleton red-right d3 <
    skeleton red-top c2 ^
---
? over
? seat 1 tower 0
? bag red-left 12
? bag red-right 12
? bag red-top 12
? lost 1
? winners 2
