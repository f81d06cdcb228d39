# BB-5.1 BB-2.1: the tracking token turns over when the skeleton phase begins, and every skeleton as it moves.
game: bad-bones
rules: 1
seats: 2
options: mode=basic chiefs=no
position:
  round 3
  phase trap
  tracking black
  seat 1
    skeleton blue-left a4 >
    forest green-left
---
? tracking black
1 pass
2 pass
? tracking white
? seat 1 skeleton blue-left b4 > white
? seat 1 skeleton green-left a5 > white
? round 4
