# BB-8.10: knocked aside before its move, one keeps its colour and still has to move; knocked onto a space next to the treasure it does not turn.
game: bad-bones
rules: 1
seats: 2
options: mode=advanced chiefs=no
position:
  phase skeletons
  seat 1
    hero d2
    weapon morning-star
    trap treasure e4
    skeleton yellow-left c2 >
    skeleton blue-top d1 ^
    skeleton blue-right e2 <
    skeleton purple-top c1 v
    skeleton green-top a5 v
---
1 move yellow-left c2
1 move blue-top d1
1 move blue-right e2
1 use morning-star c1 e3
? seat 1 skeleton purple-top e3 v black
? waiting 1
1 advance
? seat 1 skeleton purple-top e2 v white
? seat 1 trap treasure e4
