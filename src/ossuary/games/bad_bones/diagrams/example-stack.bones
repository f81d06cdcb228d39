# BB-5.1: Four on one space, facing the same way, move like one stack.
game: bad-bones
rules: 2
seats: 2
options: mode=basic chiefs=no
position:
  phase trap
  seat 1
    skeleton blue-left a2 >
    skeleton green-left a2 >
    skeleton purple-right a2 >
    skeleton yellow-left a2 >
---
2 pass
1 pass
? seat 1 skeleton blue-left b2 >
? seat 1 skeleton green-left b2 >
? seat 1 skeleton purple-right b2 >
? seat 1 skeleton yellow-left b2 >
