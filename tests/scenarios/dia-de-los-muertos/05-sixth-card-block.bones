# DM-5.1: the taker of the last card picks the field blocked for good: 5, 7 or 16.
game: dia-de-los-muertos
rules: 1
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
? waiting 1
? legal 1 block 7
? legal 1 block 16
? illegal 1 block 31 DM-5.1
? illegal 1 block 25 DM-5.1
1 block 5
? gravedigger 5
? festivity music 0
