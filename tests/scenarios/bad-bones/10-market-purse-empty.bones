# BB-10.6: when the common purse buys nothing any more, nobody is asked, and the heroes take their towers.
game: bad-bones
rules: 1
seats: 2
options: mode=advanced play=coop chiefs=no
position:
  phase market
  coins 5
---
? waiting 1 2
1 buy dragon
? coins 0
? phase stand
? waiting 1 2
