# BB-4.4 BB-5.13: a dragon that landed this round is stepped on in the same round: it repels once more and is out.
game: bad-bones
rules: 1
seats: 2
options: mode=basic chiefs=no
position:
  phase trap
  seat 1
    supply dragon wall
    skeleton blue-left b4 v
    skeleton yellow-left a4 >
---
1 place dragon b4
1 flee ^
2 pass
? waiting 1
? seat 1 trap dragon! b4
1 flee v
? seat 1 skeleton blue-left b5 ^
? seat 1 skeleton yellow-left b3 >
? not seat 1 trap dragon! b4
? not seat 1 trap dragon b4
? seat 1 supply wall
