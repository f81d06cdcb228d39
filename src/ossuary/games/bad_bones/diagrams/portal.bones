# BB-8.7: A portal takes a skeleton that steps into it back to its own forest.
# shows: portal
game: bad-bones
rules: 2
seats: 2
options: mode=advanced chiefs=no
position:
  phase trap
  seat 1
    trap portal b4
    skeleton blue-left c4 <
---
2 pass
1 pass
? seat 1 forest blue-left
? seat 1 trap portal! b4
