# BB-9.3: one nice chief rebuilds a burnt house, another finds the tower whole and only goes to the bag.
game: bad-bones
rules: 1
seats: 2
options: mode=basic chiefs=yes
position:
  phase skeletons
  seat 1
    houses 4
    skeleton yellow-left:nice a1 v
    skeleton purple-top:nice c4 v
  seat 2
    skeleton green-right:nice e1 v
---
1 advance
* draw 1 red-left
* draw 1 red-left
* draw 1 red-left
* draw 2 red-right
* draw 2 red-right
* draw 2 red-right
? seat 1 houses 5
? seat 1 tower 4
? seat 2 houses 5
? bag yellow-left:nice 1
? bag purple-top:nice 1
? bag green-right:nice 1
