# BB-5.15 BB-9.3: once the nice chief has gone to the bag nothing is left to choose, and the others move without a question.
game: bad-bones
rules: 1
seats: 2
options: mode=basic chiefs=yes
position:
  phase skeletons
  seat 1
    tower 2
    skeleton red-left b3 >
    skeleton red-right e3 <
    skeleton purple-top:nice d3 <
---
1 move purple-top:nice d3
? round 2
? seat 1 tower 2
? seat 1 skeleton red-right d3 <
