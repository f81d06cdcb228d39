# BB-9.8: a nice chief spares a standing tower, walks over a ruin, and rebuilds a house of the capital.
game: bad-bones
rules: 1
seats: 2
options: mode=basic play=coop chiefs=yes
position:
  phase skeletons
  capital 1
  seat 1
    hero e1
    towers b4 b2 d2
    skeleton purple-top:nice a4 >
    skeleton green-right:nice e4 <
  seat 2
    hero e1
    skeleton yellow-left:nice a5 ^
---
1 advance
* draw 1 red-left
* draw 1 red-left
* draw 1 red-left
* draw 2 red-left
* draw 2 red-left
* draw 2 red-left
? seat 1 towers b4 b2 d2
? bag purple-top:nice 1
? seat 1 skeleton green-right:nice d4 ^
? capital 2
? bag yellow-left:nice 1
