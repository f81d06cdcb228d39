# BB-5.6: A skeleton that enters the tower brings down a floor, hero or no hero.
# shows: tower floor
game: bad-bones
rules: 2
seats: 2
options: mode=basic chiefs=no
position:
  phase trap
  seat 1
    skeleton red-left b3 >
---
2 pass
1 pass
? seat 1 tower 3
? seat 1 hero c3
