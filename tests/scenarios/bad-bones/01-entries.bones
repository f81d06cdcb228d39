# BB-1.4 BB-1.5: each of the fifteen models enters at its own symbol on its own side, facing inwards.
game: bad-bones
rules: 1
seats: 2
options: mode=basic chiefs=no
position:
  phase skeletons
  seat 1
    forest green-left
    forest blue-left
    forest red-left
    forest yellow-left
    forest purple-left
    forest purple-top
    forest yellow-top
    forest red-top
    forest blue-top
    forest green-top
    forest purple-right
    forest yellow-right
    forest red-right
    forest blue-right
    forest green-right
---
? seat 1 skeleton green-left a5 > white
? seat 1 skeleton blue-left a4 >
? seat 1 skeleton red-left a3 >
? seat 1 skeleton yellow-left a2 >
? seat 1 skeleton purple-left a1 >
? seat 1 skeleton purple-top a5 v white
? seat 1 skeleton yellow-top b5 v
? seat 1 skeleton red-top c5 v
? seat 1 skeleton blue-top d5 v
? seat 1 skeleton green-top e5 v
? seat 1 skeleton purple-right e5 < white
? seat 1 skeleton yellow-right e4 <
? seat 1 skeleton red-right e3 <
? seat 1 skeleton blue-right e2 <
? seat 1 skeleton green-right e1 <
