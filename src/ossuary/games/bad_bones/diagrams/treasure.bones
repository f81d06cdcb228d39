# BB-5.12: A skeleton that stops beside a treasure turns to face it; one that reaches it steals it.
# shows: treasure
game: bad-bones
rules: 2
seats: 2
options: mode=basic chiefs=no
position:
  phase trap
  seat 1
    trap treasure b4
    skeleton green-top c5 <
    skeleton blue-left a4 >
---
2 pass
1 pass
? seat 1 skeleton green-top b5 v
? seat 1 skeleton blue-left b4 >
? not seat 1 trap treasure b4
