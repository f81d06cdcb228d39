# BB-9.4 BB-9.3: in a unit the oldest enters the tower first: a nice chief finds it whole, then the instructor takes a floor.
game: bad-bones
rules: 1
seats: 2
options: mode=basic chiefs=yes
position:
  phase skeletons
  seat 1
    skeleton purple-top:nice b3 >
    skeleton purple-left:instructor b3 >
  seat 2
    skeleton blue-top:instructor b3 >
    skeleton yellow-left:nice b3 >
---
1 move purple-left:instructor b3
2 move blue-top:instructor b3
? seat 1 tower 3
? seat 2 tower 4
