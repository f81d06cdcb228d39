# BB-9.4 BB-9.2: in the tower each of the unit does its own damage, the artificer in it two.
game: bad-bones
rules: 1
seats: 2
options: mode=basic chiefs=yes
position:
  phase skeletons
  seat 1
    skeleton purple-left:instructor b3 >
    skeleton green-left:artificer b3 >
  seat 2
    skeleton blue-top:instructor d1 v
    skeleton blue-left d1 >
    skeleton yellow-left d1 ^
---
1 move purple-left:instructor b3
2 move blue-top:instructor d1
* draw 1 red-left
* draw 1 red-left
* draw 1 red-left
* draw 2 red-right
* draw 2 red-right
* draw 2 red-right
? seat 1 tower 1
? seat 2 houses 2
? bag purple-left:instructor 1
? bag green-left:artificer 1
? bag blue-top:instructor 1
