# DM-4.5: the next one in the goal gets the next rank.
game: dia-de-los-muertos
rules: 1
seats: 4
position:
  phase play
  gravedigger 16
  festivity banquet 0
  festivity dance 0
  festivity music 0
  seat 1
    at 28
    hand kick
    laid follow
  seat 2
    at 32
    rank 1
    festivities banquet dance music
  seat 3
    at 32
    rank 2
    festivities banquet dance music
  seat 4
    at 5
    hand follow
---
1 move
1 step 32
? seat 1 rank 3
? seat 2 rank 1
? seat 3 rank 2
? waiting 4
