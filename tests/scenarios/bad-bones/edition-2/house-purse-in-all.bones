# BB-10.6: by the house rule the team has 12 coins in all.
game: bad-bones
rules: 2
seats: 3
options: mode=advanced play=coop purse=in-all
position:
  phase market
---
? coins 12
1 buy dragon
2 buy dragon
? illegal 3 buy catapult BB-10.6
