# BB-8.1: seat 2 begins, clockwise; whoever was last begins the next lap, which runs the other way; who has said done is passed over.
game: bad-bones
rules: 1
seats: 3
options: mode=advanced chiefs=no
position:
  phase market
---
* first 2
? waiting 2
? illegal 1 buy wall BB-8.1
? illegal 3 done BB-8.1
2 buy wall
? waiting 3
3 buy wall
1 buy catapult
? waiting 1
1 buy catapult
? waiting 3
3 buy dragon
2 buy dragon
? waiting 2
2 done
? waiting 3
3 buy spring
1 buy bomb
? waiting 1
1 done
? waiting 3
? seat 2 coins 12
? seat 3 coins 9
? seat 1 coins 8
? market wall 4
