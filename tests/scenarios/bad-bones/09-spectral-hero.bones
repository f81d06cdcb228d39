# BB-9.5: killed by the hero, a spectral chief lies in the own cemetery and comes back with the arrivals; its companion goes to the bag.
game: bad-bones
rules: 1
seats: 2
options: mode=basic chiefs=yes
position:
  seat 1
    hero e2
    skeleton green-left:spectral d2 >
    skeleton blue-left d2 >
---
1 hero d2
? seat 1 cemetery green-left:spectral
? bag blue-left 12
? bag green-left:spectral 0
2 hero d2
1 pass
2 pass
* draw 1 red-left
* draw 1 red-left
* draw 1 red-left
* draw 2 red-left
* draw 2 red-left
* draw 2 red-left
? seat 1 forest green-left:spectral
