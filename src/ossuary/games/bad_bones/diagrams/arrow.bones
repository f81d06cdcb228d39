# BB-5.2: A printed arrow turns a skeleton that moves along it.
# shows: arrow
game: bad-bones
rules: 2
seats: 2
options: mode=basic chiefs=no
position:
  phase trap
  seat 1
    skeleton blue-left b4 >
---
2 pass
1 pass
? seat 1 skeleton blue-left c4 v
