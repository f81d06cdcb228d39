# BB-5.2: A wall sends a skeleton onto arrows from another direction: they do nothing.
game: bad-bones
rules: 2
seats: 2
options: mode=basic chiefs=no
position:
  phase trap
  seat 1
    trap wall/ c4
    skeleton blue-left b4 >
---
2 pass
1 pass
? seat 1 skeleton blue-left c5 ^
