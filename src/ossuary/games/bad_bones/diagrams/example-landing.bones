# BB-4.4: Three are about to storm the tower: the dragon lands on them, and they don’t move again this round.
game: bad-bones
rules: 2
seats: 2
options: mode=basic chiefs=no
position:
  phase trap
  seat 1
    supply dragon
    skeleton yellow-right d3 <
    skeleton blue-right d3 <
    skeleton green-right d3 <
---
2 pass
1 place dragon d3
1 flee ^
1 flee >
1 flee v
? seat 1 tower 4
? seat 1 trap dragon! d3
? seat 1 skeleton yellow-right d4 ^ black
? seat 1 skeleton blue-right e3 > black
? seat 1 skeleton green-right d2 v black
