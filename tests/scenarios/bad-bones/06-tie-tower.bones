# BB-6.5: equal points: the taller tower wins.
game: bad-bones
rules: 1
seats: 3
options: mode=basic chiefs=no
position:
  phase skeletons
  seat 1
    tower 3
    houses 1
  seat 2
    tower 2
    houses 1
    supply treasure
  seat 3
    houses 1
    skeleton blue-left e1 v
---
? over
? score 1 15
? score 2 15
? winners 1
? lost 3
