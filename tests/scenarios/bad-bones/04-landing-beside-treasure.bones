# BB-4.6 BB-5.12: a victim chased to a space next to the treasure faces the treasure, not away from the dragon.
game: bad-bones
rules: 1
seats: 2
options: mode=basic chiefs=no
position:
  phase trap
  seat 1
    supply dragon
    trap treasure a5
    skeleton blue-left b4 v
---
1 place dragon b4
1 flee <
? seat 1 skeleton blue-left a4 ^ black
? seat 1 trap treasure a5
2 pass
? seat 1 skeleton blue-left a4 ^
