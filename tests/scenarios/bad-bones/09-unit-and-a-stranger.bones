# BB-9.4 BB-8.10: a unit and one who does not belong to it share a space: the rapier turns the unit once and the stranger by itself.
game: bad-bones
rules: 1
seats: 2
options: mode=advanced chiefs=yes
position:
  phase skeletons
  seat 1
    hero d2
    weapon rapier
    skeleton blue-top:instructor d5 v
    skeleton blue-left d5 >
    skeleton green-left c4 >
    skeleton green-top e2 ^
    skeleton green-right e2 ^
    skeleton red-right e2 ^
---
1 move blue-top:instructor d5
1 advance
1 hero e3
1 use rapier d4
1 turn ^
? seat 1 skeleton blue-top:instructor d4 ^
? seat 1 skeleton blue-left d4 ^
? seat 1 skeleton green-left d4 >
1 turn v
? seat 1 skeleton green-left d4 v
? waiting 2
