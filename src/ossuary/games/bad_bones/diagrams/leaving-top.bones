# BB-5.4: At the top you choose, for each skeleton, who gets it.
game: bad-bones
rules: 2
seats: 3
options: mode=basic chiefs=no
position:
  phase trap
  seat 1
    skeleton blue-top d5 ^
---
3 pass
2 pass
1 pass
1 send 3
? seat 3 forest blue-top
