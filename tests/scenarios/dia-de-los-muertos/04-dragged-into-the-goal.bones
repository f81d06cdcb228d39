# DM-4.5 DM-7.5: in another player's turn a holder follows into the goal; his laid card is discarded and he draws nothing.
game: dia-de-los-muertos
rules: 1
seats: 3
position:
  phase play
  gravedigger 16
  festivity banquet 0
  festivity dance 0
  festivity music 0
  seat 1
    at 27
    hand follow
    laid snatch
  seat 2
    at 27
    hand hold
    laid snatch
    festivities banquet dance music
  seat 3
    at 5
    hand follow
    festivities banquet dance music
---
? order 3 1 2
1 move
? waiting 2
2 hold
1 step 28
1 step 32
? seat 1 rank 1
? seat 2 at 32
? seat 2 rank 2
? seat 2 hand
? not seat 2 laid snatch
? discards snatch snatch follow hold
? phase swap
? waiting 3
