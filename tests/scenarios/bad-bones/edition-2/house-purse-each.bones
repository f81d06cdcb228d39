# BB-10.6: without it 12 for each player.
game: bad-bones
rules: 2
seats: 3
options: mode=advanced play=coop purse=each
position:
  phase market
---
? coins 36
