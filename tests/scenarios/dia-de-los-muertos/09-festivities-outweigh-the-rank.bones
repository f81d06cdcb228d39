# DM-9.2: rank and festivities are added: the last in the goal may win.
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
    at 32
    rank 1
  seat 2
    at 32
    rank 2
    festivities banquet dance music
  seat 3
    at 28
    hand beat
    laid kick
    festivities banquet dance music
---
3 move
3 step 32
? over
? score 1 7
? score 2 11
? score 3 9
? winners 2
