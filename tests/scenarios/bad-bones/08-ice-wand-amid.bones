# BB-8.10 BB-5.1: one that has moved is frozen in the middle of the phase: it does not move a second time when the rest advance.
game: bad-bones
rules: 1
seats: 2
options: mode=advanced chiefs=no
position:
  phase skeletons
  seat 1
    hero d2
    weapon ice-wand
    skeleton yellow-left c2 >
    skeleton blue-top d1 ^
    skeleton blue-right e2 <
    skeleton green-top e5 v
    skeleton purple-left a1 >
    skeleton purple-top a5 v
---
1 move yellow-left c2
1 move blue-top d1
1 move blue-right e2
1 move green-top e5
1 use ice-wand e4
? seat 1 skeleton green-top e4 v black
1 advance
? round 2
? tracking white
? seat 1 skeleton green-top e4 v black
? seat 1 skeleton purple-left b1 > white
? seat 1 skeleton purple-top a4 v white
