# DM-8.9 DM-8.4 DM-4.5: without limbs one still follows into the goal; the hand is discarded, nothing drawn.
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
    at 5
    arms 0
    legs 0
    hand header kick
    laid follow
  seat 2
    at 32
    rank 1
    festivities banquet dance music
  seat 3
    at 4
    hand follow
    festivities banquet dance music
---
1 act
? seat 1 at 32
? seat 1 rank 2
? seat 1 hand
? discards follow header kick
? phase swap
? waiting 3
