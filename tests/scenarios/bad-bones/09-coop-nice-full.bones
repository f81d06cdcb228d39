# BB-9.8: the capital never has more houses than players.
game: bad-bones
rules: 1
seats: 2
options: mode=basic play=coop chiefs=yes
position:
  phase skeletons
  seat 1
    hero e1
    skeleton yellow-left:nice a5 ^
  seat 2
    hero e1
---
* draw 1 red-left
* draw 1 red-left
* draw 1 red-left
* draw 2 red-left
* draw 2 red-left
* draw 2 red-left
? capital 2
? bag yellow-left:nice 1
