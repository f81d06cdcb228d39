# BB-9.5: spectral chiefs do their damage to tower and village and then lie in that player's cemetery.
game: bad-bones
rules: 1
seats: 2
options: mode=basic chiefs=yes
position:
  phase skeletons
  seat 1
    skeleton green-left:spectral b3 >
  seat 2
    skeleton blue-top:spectral d1 v
---
* draw 1 red-left
* draw 1 red-left
* draw 1 red-left
* draw 2 red-left
* draw 2 red-left
* draw 2 red-left
? seat 1 tower 3
? seat 1 forest green-left:spectral
? seat 2 houses 4
? seat 2 forest blue-top:spectral
