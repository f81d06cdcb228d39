# BB-9.4 BB-8.10: the leader is shot in the skeleton phase before the unit moves: the others move one by one, each as it faces.
game: bad-bones
rules: 1
seats: 2
options: mode=advanced chiefs=yes
position:
  phase skeletons
  seat 1
    hero d2
    weapon crossbow
    skeleton yellow-left c2 >
    skeleton blue-top d1 ^
    skeleton blue-right e2 <
    skeleton purple-left:instructor a4 >
    skeleton green-left a4 ^
    skeleton green-right a4 v
---
1 move yellow-left c2
1 move blue-top d1
1 move blue-right e2
1 use crossbow purple-left:instructor a4
? waiting 1
1 advance
? seat 1 skeleton green-left a5 ^
? seat 1 skeleton green-right a3 v
