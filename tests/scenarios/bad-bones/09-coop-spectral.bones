# BB-9.5 BB-10.3 BB-10.4: a spectral chief destroys a tower or burns a house of the capital, and then lies in the cemetery of the board it came from.
game: bad-bones
rules: 1
seats: 2
options: mode=basic play=coop chiefs=yes
position:
  phase skeletons
  seat 1
    hero e1
    skeleton green-left:spectral a4 >
  seat 2
    hero e1
    skeleton blue-top:spectral b5 ^
---
* draw 1 red-left
* draw 1 red-left
* draw 1 red-left
* draw 2 red-left
* draw 2 red-left
* draw 2 red-left
? seat 1 towers d4 b2 d2
? seat 1 forest green-left:spectral
? capital 1
? seat 2 forest blue-top:spectral
