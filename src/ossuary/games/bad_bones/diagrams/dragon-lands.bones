# BB-4.4 BB-4.6: A dragon may land on skeletons: they flee at once and don’t advance this round.
game: bad-bones
rules: 2
seats: 2
options: mode=basic chiefs=no
position:
  phase trap
  seat 1
    supply dragon
    skeleton blue-right d4 <
---
1 place dragon d4
1 flee >
2 pass
? seat 1 skeleton blue-right e4 > black
? seat 1 trap dragon! d4
