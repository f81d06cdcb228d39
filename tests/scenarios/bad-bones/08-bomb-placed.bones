# BB-8.4 BB-5.3: a bomb put on two skeletons goes off at once; in the same round another walks over the blast area and heeds the arrow there.
game: bad-bones
rules: 1
seats: 2
options: mode=advanced chiefs=no
position:
  phase trap
  seat 1
    supply bomb
    trap labyrinth-white a1
    skeleton red-left a1 >
    skeleton blue-left c4 v
    skeleton green-left c4 v
    skeleton green-right d4 <
---
? illegal 1 place bomb a1 BB-4.2
? illegal 1 place bomb c3 BB-4.2
1 place bomb c4
? bag blue-left 12
? bag green-left 12
? seat 1 trap blast c4
? seat 1 supply
2 pass
? seat 1 skeleton green-right c4 v
? seat 1 trap blast c4
? seat 1 tower 4
