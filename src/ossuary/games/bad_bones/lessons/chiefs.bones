# Three chiefs are on the board, and the emperor is two steps from the tower.
game: bad-bones
rules: 2
seats: 2
options: mode=basic chiefs=yes
position:
  round 4
  phase hero
  seat 1
    hero c3
    tower 3
    houses 5
    supply wall wall catapult catapult dragon treasure
    skeleton red-top:emperor c5 v
    skeleton green-left:artificer b4 >
    skeleton yellow-left:nice b3 >
    skeleton blue-right e4 <
    forest green-left:spectral
  seat 2
    hero c3
    tower 4
    houses 5
    supply wall wall catapult catapult dragon treasure
    skeleton yellow-left b2 >
    skeleton green-top e4 v
    forest blue-top
---
