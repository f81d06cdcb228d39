# BB-2.1: hero, trap, skeletons, arrivals; nobody runs ahead of the others.
game: bad-bones
rules: 1
seats: 2
options: mode=basic chiefs=no
position:
  seat 1
    supply wall
---
? phase hero
? waiting 1 2
? illegal 1 pass BB-2.1
? illegal 1 place wall/ a1 BB-2.1
1 hero b4
? waiting 2
? illegal 1 hero a4 BB-2.1
? illegal 1 pass BB-2.1
2 hero d4
? phase trap
? waiting 1 2
? illegal 1 hero a4 BB-2.1
2 pass
? waiting 1
1 place wall/ a1
? phase hero
? round 2
? tracking black
? waiting 1 2
