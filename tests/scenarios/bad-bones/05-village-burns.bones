# BB-5.5 BB-6.3: three reach a village of two houses: the third finds nothing to burn, all go to the bag, and the game is over.
game: bad-bones
rules: 1
seats: 2
options: mode=basic chiefs=no
position:
  phase skeletons
  seat 2
    houses 2
    skeleton blue-left a1 v
    skeleton blue-top b1 v
    skeleton blue-right e1 v
---
? seat 2 houses 0
? bag blue-left 12
? bag blue-top 12
? bag blue-right 12
? over
? lost 2
? winners 1
