# BB-10.6 BB-8.1: in the cooperative market a refusal cites its own rule besides that of the market.
game: bad-bones
rules: 2
seats: 2
options: mode=advanced play=coop chiefs=no
position:
  phase market
  coins 3
---
? illegal 1 buy dragon BB-10.6
? illegal 1 buy dragon BB-8.1
? illegal 1 hero b4 BB-10.6
? illegal 1 hero b4 BB-8.1
