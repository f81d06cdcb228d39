# BB-5.12 BB-9.4 BB-8.3: a unit held by a barricade turns to the treasure beside it as one.
game: bad-bones
rules: 2
seats: 2
options: mode=advanced chiefs=yes
position:
  phase skeletons
  seat 1
    hero a1
    trap treasure b5
    trap barricade c4
    skeleton purple-left:instructor b4 >
    skeleton green-left b4 <
---
1 move purple-left:instructor b4
? seat 1 skeleton purple-left:instructor b4 ^ white
? seat 1 skeleton green-left b4 ^ white
