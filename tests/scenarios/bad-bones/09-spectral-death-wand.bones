# BB-9.5 BB-8.10: the death wand sends the others away; the spectral chief goes its own way.
game: bad-bones
rules: 1
seats: 2
options: mode=advanced chiefs=yes
position:
  seat 1
    hero d1
    weapon death-wand
    skeleton red-left d2 <
    skeleton red-top d2 <
    skeleton green-left:spectral d2 <
---
1 hero d2
1 use death-wand 2
? seat 2 cemetery red-left
? seat 2 cemetery red-top
? not seat 2 cemetery green-left:spectral
? seat 1 cemetery green-left:spectral
