# BB-10.6: what one seat has spent the other cannot.
game: bad-bones
rules: 1
seats: 2
options: mode=advanced play=coop chiefs=no
---
1 buy dragon
1 buy dragon
1 buy dragon
? illegal 2 buy dragon BB-8.2
2 buy wall
2 buy wall
? coins 3
? illegal 1 buy catapult
? illegal 2 buy catapult
? legal 1 buy wall
1 done
2 done
? phase stand
? supply dragon dragon dragon wall wall treasure
