# BB-9.5 BB-8.10: shot by the crossbow, a spectral chief is back in the own cemetery.
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
    skeleton yellow-right:spectral a5 v
---
1 hero d2
1 use crossbow yellow-right:spectral a5
? seat 1 cemetery yellow-right:spectral
? not seat 1 skeleton yellow-right:spectral a5 v
