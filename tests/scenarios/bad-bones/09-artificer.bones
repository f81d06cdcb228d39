# BB-9.2 BB-5.6: an artificer takes two floors at once; with one house left it burns that one, and the game is over.
game: bad-bones
rules: 1
seats: 2
options: mode=basic chiefs=yes
position:
  phase skeletons
  seat 1
    tower 3
    skeleton yellow-top:artificer c4 v
  seat 2
    houses 1
    skeleton blue-right:artificer a1 v
---
? seat 1 tower 1
? seat 2 houses 0
? bag yellow-top:artificer 1
? bag blue-right:artificer 1
? over
? lost 2
? winners 1
