# BB-10.6 BB-8.2: one purse of twelve coins a player, bought from in any order until both are done; a weapon belongs to its buyer; then the heroes take their stand.
game: bad-bones
rules: 1
seats: 2
options: mode=advanced play=coop chiefs=no
---
? phase market
? waiting 1 2
? coins 24
? market dragon 3
? market hearse 1
2 buy wall
2 buy wall
1 buy crossbow
? illegal 1 buy rapier
? legal 2 buy rapier
? illegal 2 buy crossbow BB-8.2
1 buy dragon
? coins 10
1 done
? waiting 2
? illegal 1 buy wall BB-8.1
2 done
? phase stand
? supply wall wall dragon treasure
? seat 1 weapon crossbow
