# BB-4.5 BB-5.12: Three at the tower’s door: a treasure placed beside them turns them away, at the cost of the treasure.
game: bad-bones
rules: 2
seats: 2
options: mode=basic chiefs=no
position:
  phase trap
  seat 1
    supply treasure
    skeleton yellow-right d3 <
    skeleton blue-right d3 <
    skeleton green-right d3 <
---
2 pass
1 place treasure d4
? seat 1 tower 4
? seat 1 skeleton yellow-right d4 ^
? seat 1 skeleton blue-right d4 ^
? seat 1 skeleton green-right d4 ^
? not seat 1 trap treasure d4
