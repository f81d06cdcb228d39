# BB-5.5: A skeleton that leaves at the bottom burns down a house.
# shows: village house
game: bad-bones
rules: 2
seats: 2
options: mode=basic chiefs=no
position:
  phase trap
  seat 1
    skeleton green-top d1 v
---
2 pass
1 pass
? seat 1 houses 4
? bag green-top 12
