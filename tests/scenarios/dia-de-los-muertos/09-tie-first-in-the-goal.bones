# DM-9.2: level scores: who was in the goal first wins.
game: dia-de-los-muertos
rules: 1
seats: 2
position:
  phase play
  gravedigger 16
  festivity banquet 0
  festivity dance 0
  festivity music 0
  pile 30 banquet music
  seat 1
    at 32
    rank 1
  seat 2
    at 28
    hand beat
    laid kick
    festivities dance
---
2 move
2 step 32
? over
? score 1 7
? score 2 7
? winners 1
