# BB-9.7 BB-8.10: the emperor dies by the weapon: hero and emperor are out all the same.
game: bad-bones
rules: 1
seats: 2
options: mode=advanced chiefs=yes
position:
  seat 1
    hero d1
    weapon crossbow
    skeleton red-left d2 <
    skeleton red-right d2 <
    skeleton blue-top d2 <
    skeleton red-top:emperor a5 v
---
1 hero d2
1 use crossbow red-top:emperor a5
? gone red-top:emperor
? seat 1 hero none
? waiting 2
