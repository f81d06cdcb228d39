# BB-8.10 BB-5.12 BB-5.7: the thief on the treasure is shot before the phase is over: nobody stands there, and the treasure is saved.
game: bad-bones
rules: 1
seats: 2
options: mode=advanced chiefs=no
position:
  phase skeletons
  seat 1
    hero d2
    weapon crossbow
    trap treasure a4
    skeleton yellow-left c2 >
    skeleton blue-top d1 ^
    skeleton blue-right e2 <
    skeleton green-left a5 v
---
1 advance
? seat 1 skeleton green-left a4 v
1 use crossbow green-left a4
? round 2
? seat 1 trap treasure a4
