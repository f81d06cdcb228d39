# DM-8.8 DM-8.1 DM-4.5: over the skeleton on 28 into the goal: rank, hand discarded, nothing drawn.
game: dia-de-los-muertos
rules: 1
seats: 2
position:
  phase play
  gravedigger 16
  festivity banquet 0
  festivity dance 0
  festivity music 0
  seat 1
    at 27
    hand follow
    laid leapfrog
  seat 2
    at 28
    hand follow
    festivities banquet dance music
---
1 act
? seat 1 at 32
? seat 1 rank 1
? seat 1 hand
? discards leapfrog follow
? phase swap
? waiting 2
