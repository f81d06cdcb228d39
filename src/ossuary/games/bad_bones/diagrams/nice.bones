# BB-9.3: The nice chief rebuilds what has fallen: here a house, elsewhere a floor of the tower.
# shows: nice
game: bad-bones
rules: 2
seats: 2
options: mode=basic chiefs=yes
position:
  phase trap
  seat 1
    houses 3
    skeleton yellow-left:nice d1 v
---
2 pass
1 pass
? seat 1 houses 4
