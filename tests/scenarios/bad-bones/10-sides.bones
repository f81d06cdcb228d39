# BB-10.3 BB-5.4: left and right lead to the neighbours, the top burns a house of the capital.
game: bad-bones
rules: 1
seats: 3
options: mode=basic play=coop chiefs=no
position:
  phase skeletons
  seat 1
    hero e5
    skeleton blue-left a3 <
    skeleton green-left e3 >
    skeleton yellow-left b5 ^
  seat 2
    hero e5
  seat 3
    hero e5
---
1 advance
* draw 1 red-left
* draw 1 red-left
* draw 1 red-left
* draw 2 red-left
* draw 2 red-left
* draw 2 red-left
* draw 3 red-left
* draw 3 red-left
* draw 3 red-left
? seat 2 forest blue-left
? seat 3 forest green-left
? capital 2
? bag yellow-left 12
