# BB-3.2: all on the entered space go to the bag, neighbours and forests are left alone.
game: bad-bones
rules: 1
seats: 2
options: mode=basic chiefs=no
position:
  seat 1
    hero a3
    skeleton yellow-left b2 > x2
    skeleton blue-top b2 ^
    skeleton blue-right b1 <
    skeleton yellow-left b3 >
    forest yellow-left
---
? bag yellow-left 8
1 hero b2
? bag yellow-left 10
? bag blue-top 12
? not seat 1 skeleton yellow-left b2 >
? not seat 1 skeleton blue-top b2 ^
? seat 1 skeleton blue-right b1 <
? seat 1 skeleton yellow-left b3 >
? seat 1 forest yellow-left
2 hero b2
? phase trap
