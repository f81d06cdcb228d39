# DM-5.1: The player who takes the last festivity says which way the gravedigger blocks for good.
game: dia-de-los-muertos
rules: 2
seats: 3
position:
  phase play
  gravedigger 17
  festivity banquet 0
  festivity dance 0
  festivity music 1
  seat 1
    at 23
    hand header
    laid follow
  seat 2
    at 12
    hand follow
    festivities banquet dance music
  seat 3
    at 9
    hand follow
    festivities banquet dance
---
1 move
1 step 24
1 block 5
? gravedigger 5
