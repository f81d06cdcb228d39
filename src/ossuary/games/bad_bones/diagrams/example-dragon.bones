# BB-5.13: Three run into the dragon; each flees where you send it, facing away, and the dragon is damaged.
game: bad-bones
rules: 2
seats: 2
options: mode=basic chiefs=no
position:
  phase trap
  seat 1
    trap dragon d4
    skeleton yellow-right e4 <
    skeleton blue-right e4 <
    skeleton green-right e4 <
---
2 pass
1 pass
1 flee ^
1 flee >
1 flee ^
? seat 1 skeleton yellow-right d5 ^
? seat 1 skeleton blue-right e4 >
? seat 1 skeleton green-right d5 ^
? seat 1 trap dragon! d4
