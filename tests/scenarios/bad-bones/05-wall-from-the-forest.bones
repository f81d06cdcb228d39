# BB-5.10 BB-5.8: who enters from the forest onto a wall is turned there and then.
game: bad-bones
rules: 1
seats: 2
options: mode=basic chiefs=no
position:
  phase skeletons
  seat 1
    trap wall/ a2
    trap wall\! e2
    forest yellow-left
    forest blue-right
---
? seat 1 skeleton yellow-left a3 ^
? seat 1 skeleton blue-right e3 ^
? seat 1 trap wall/! a2
? not seat 1 trap wall\! e2
