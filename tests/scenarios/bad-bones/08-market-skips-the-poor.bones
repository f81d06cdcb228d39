# BB-8.1: whose purse is empty is passed over in both directions.
game: bad-bones
rules: 1
seats: 3
options: mode=advanced chiefs=no
position:
  phase market
  seat 1
    coins 3
---
* first 3
3 buy wall
1 buy wall
2 buy wall
2 buy wall
? waiting 3
3 buy catapult
3 buy catapult
? waiting 2
