# BB-5.10: Two skeletons bounce off a wall and go one space further; the wall is damaged.
game: bad-bones
rules: 2
seats: 2
options: mode=basic chiefs=no
position:
  phase trap
  seat 1
    trap wall/ d2
    skeleton yellow-left c2 >
    skeleton green-top c2 >
---
2 pass
1 pass
? seat 1 skeleton yellow-left d3 <
? seat 1 skeleton green-top d3 <
? seat 1 trap wall/! d2
