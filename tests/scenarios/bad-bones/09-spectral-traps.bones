# BB-9.5 BB-8.4 BB-8.8 BB-5.11: bomb and spiked barricade send spectral chiefs to the own cemetery; a catapult does not kill and throws as usual.
game: bad-bones
rules: 1
seats: 2
options: mode=advanced chiefs=yes
position:
  phase skeletons
  seat 1
    trap bomb b2
    trap spring b5
    trap barricade d5
    skeleton green-left:spectral a2 >
    skeleton blue-top:spectral a5 >
  seat 2
    trap catapult d4
    skeleton yellow-right:spectral e4 <
---
* draw 1 red-left
* draw 1 red-left
* draw 1 red-left
* draw 2 red-left
* draw 2 red-left
* draw 2 red-left
? seat 1 forest green-left:spectral
? seat 1 forest blue-top:spectral
? seat 1 forest yellow-right:spectral
? not seat 2 forest yellow-right:spectral
? seat 1 trap blast b2
? seat 1 trap barricade! d5
