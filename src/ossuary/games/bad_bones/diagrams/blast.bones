# BB-8.4: A blast area is walked over like any other space, arrows and all, but no trap can be placed there any more.
# shows: blast
game: bad-bones
rules: 2
seats: 2
options: mode=advanced chiefs=no
position:
  phase trap
  seat 1
    supply wall
    trap blast c4
    skeleton blue-left b4 >
---
? illegal 1 place wall/ c4 BB-8.4
2 pass
1 pass
? seat 1 skeleton blue-left c4 v
? seat 1 trap blast c4
