# DM-9.1: a skeleton with one arm outside the goal keeps the game going.
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
    at 28
    hand beat
    laid kick
    festivities dance
  seat 2
    at 5
    arms 1
    legs 0
    hand follow kick
    festivities banquet music
---
1 move
1 step 32
? seat 1 rank 1
? phase swap
? waiting 2
2 done
? round 2
? waiting 2
