# BB-8.1 BB-8.2: one buys within one's purse; who can afford nothing more is not asked, and when nobody can the game begins.
game: bad-bones
rules: 1
seats: 2
options: mode=advanced chiefs=no
position:
  phase market
  seat 1
    coins 4
  seat 2
    coins 6
---
* first 1
? illegal 1 buy dragon BB-8.1
1 buy catapult
? seat 1 coins 0
? waiting 2
2 buy wall
? waiting 2
? illegal 2 buy catapult BB-8.1
2 buy wall
? phase hero
? waiting 1 2
? seat 2 coins 0
