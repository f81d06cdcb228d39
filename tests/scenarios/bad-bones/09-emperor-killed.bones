# BB-9.7: the hero slays the emperor: both are out of the game, and his player has no hero phase any more.
game: bad-bones
rules: 1
seats: 2
options: mode=basic chiefs=yes
position:
  seat 1
    hero d1
    skeleton red-top:emperor d2 v
    skeleton blue-left d2 <
---
1 hero d2
? seat 1 hero none
? gone red-top:emperor
? bag red-top:emperor 0
? bag blue-left 12
2 hero d2
1 pass
2 pass
? round 2
? phase hero
? waiting 2
? illegal 1 hero d3 BB-9.7
2 hero d3
? phase trap
? waiting 1 2
