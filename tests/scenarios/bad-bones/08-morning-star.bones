# BB-8.10: all of one neighbouring space are knocked to another, as they stand: no flip, no turn, no arrow; a trap or the tower is no place for them, a blast area is.
game: bad-bones
rules: 1
seats: 2
options: mode=advanced chiefs=no
position:
  seat 1
    hero d1
    weapon morning-star
    skeleton red-left d2 <
    skeleton red-top d2 <
    skeleton blue-top d2 <
    trap wall/ e3
    trap blast e1
    skeleton blue-right e2 <
    skeleton yellow-right e2 <
    skeleton green-left b2 >
---
1 hero d2
? illegal 1 use morning-star e2 c3 BB-8.10
? illegal 1 use morning-star e2 e3 BB-8.10
? illegal 1 use morning-star e2 b2 BB-8.10
? legal 1 use morning-star e2 e1
1 use morning-star e2 c2
? seat 1 skeleton blue-right c2 < white
? seat 1 skeleton yellow-right c2 < white
? not seat 1 skeleton blue-right e2 <
2 hero d2
1 pass
2 pass
1 advance
? seat 1 skeleton blue-right b2 < black
? seat 1 skeleton yellow-right b2 < black
