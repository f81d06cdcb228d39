# BB-6.5: equal points and equal towers: two win together.
game: bad-bones
rules: 1
seats: 3
options: mode=basic chiefs=no
position:
  phase skeletons
  seat 1
    tower 2
    houses 3
  seat 2
    tower 2
    houses 2
    supply dragon
  seat 3
    tower 1
    skeleton red-right d3 <
---
? over
? score 1 17
? score 2 17
? winners 1 2
? lost 3
