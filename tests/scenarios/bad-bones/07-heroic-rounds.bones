# BB-7.3 BB-7.2: with three rounds agreed on, the drawing stops at the end of the third.
game: bad-bones
rules: 1
seats: 1
options: mode=basic chiefs=no heroic=yes rounds=3
position:
  round 3
  phase trap
  seat 1
    skeleton blue-left a4 >
---
1 pass
? round 4
? bag red-top 12
? bag blue-left 11
? seat 1 skeleton blue-left b4 >
