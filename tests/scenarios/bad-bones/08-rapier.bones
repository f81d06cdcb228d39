# BB-8.10: each skeleton of one neighbouring space is turned as the player likes, the oldest first.
game: bad-bones
rules: 1
seats: 2
options: mode=advanced chiefs=no
position:
  seat 1
    hero d1
    weapon rapier
    skeleton red-left d2 <
    skeleton red-top d2 <
    skeleton blue-top d2 <
    skeleton blue-right e3 <
    skeleton yellow-right e3 v
    skeleton green-left b2 >
---
1 hero d2
? illegal 1 use rapier b2 BB-8.10
1 use rapier e3
? waiting 1 2
1 turn ^
? seat 1 skeleton blue-right e3 ^
1 turn >
? seat 1 skeleton yellow-right e3 >
? waiting 2
