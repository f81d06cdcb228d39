# BB-9.4 BB-4.4: a dragon that lands on an instructor and its neighbour drives each away for itself.
game: bad-bones
rules: 1
seats: 2
options: mode=basic chiefs=yes
position:
  phase trap
  seat 1
    supply dragon
    skeleton purple-left:instructor b2 >
    skeleton red-left b2 ^
---
1 place dragon b2
1 flee ^
1 flee v
? seat 1 skeleton purple-left:instructor b3 >
? seat 1 skeleton red-left b1 v
2 pass
? seat 1 skeleton purple-left:instructor b3 >
? seat 1 skeleton red-left b1 v
