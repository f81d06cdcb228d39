# BB-9.7 BB-5.7: the emperor walks into the hero, and both are out; the next one walks over the empty space.
game: bad-bones
rules: 1
seats: 2
options: mode=basic chiefs=yes
position:
  phase skeletons
  seat 1
    hero d2
    skeleton red-top:emperor c2 >
    skeleton blue-right e2 <
---
1 move red-top:emperor c2
? seat 1 hero none
? gone red-top:emperor
? seat 1 skeleton blue-right d2 <
? waiting 2
