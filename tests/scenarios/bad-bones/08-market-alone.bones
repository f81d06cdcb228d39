# BB-8.1 BB-8.2: alone at the market: the smallest stock, no first player to be drawn.
game: bad-bones
rules: 1
seats: 1
options: mode=advanced chiefs=no
position:
  phase market
---
? waiting 1
? market catapult 2
? market wall 2
? market dragon 2
? market portal 1
1 buy portal
? illegal 1 buy portal BB-8.2
1 buy wall
1 buy wall
? illegal 1 buy wall BB-8.2
? seat 1 coins 10
1 done
? phase hero
