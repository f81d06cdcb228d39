# BB-9.7 BB-8.10: three kills, the emperor among them: the hero is out, and his weapon with him.
game: bad-bones
rules: 1
seats: 2
options: mode=advanced chiefs=yes
position:
  seat 1
    hero d1
    weapon crossbow
    skeleton red-top:emperor d2 v
    skeleton blue-left d2 <
    skeleton green-left d2 <
    skeleton yellow-left a5 v
---
1 hero d2
? seat 1 hero none
? waiting 2
? illegal 1 use crossbow yellow-left a5 BB-8.10
? seat 1 skeleton yellow-left a5 v
