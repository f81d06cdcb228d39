# BB-8.10: the battleaxe reaches the four straight neighbours, not the corners, and only the symbol named.
game: bad-bones
rules: 1
seats: 2
options: mode=advanced chiefs=no
position:
  seat 1
    hero d1
    weapon battleaxe
    skeleton red-left d2 <
    skeleton red-top d2 <
    skeleton blue-top d2 <
    skeleton red-left e2 <
    skeleton red-right d3 <
    skeleton blue-left d3 <
    skeleton red-left e3 v
    skeleton red-left d4 v
---
1 hero d2
1 use battleaxe red
? not seat 1 skeleton red-left e2 <
? not seat 1 skeleton red-right d3 <
? seat 1 skeleton blue-left d3 <
? seat 1 skeleton red-left e3 v
? seat 1 skeleton red-left d4 v
? bag red-right 12
