# BB-9.7 BB-8.10: the two-handed sword carries the hero onto the emperor, and that is the end of both.
game: bad-bones
rules: 1
seats: 2
options: mode=advanced chiefs=yes
position:
  seat 1
    hero d1
    weapon two-handed-sword
    skeleton red-left d2 <
    skeleton red-right d2 <
    skeleton blue-top d2 <
    skeleton red-top:emperor e3 v
---
1 hero d2
1 use two-handed-sword e3
? gone red-top:emperor
? seat 1 hero none
? waiting 2
