# BB-6.5 BB-6.3: one loses the tower and the other the village in the same phase: nobody wins.
game: bad-bones
rules: 1
seats: 2
options: mode=basic chiefs=no
position:
  phase skeletons
  seat 1
    tower 1
    skeleton red-right d3 <
  seat 2
    houses 1
    skeleton blue-left e1 v
---
? over
? winners
? lost 1 2
