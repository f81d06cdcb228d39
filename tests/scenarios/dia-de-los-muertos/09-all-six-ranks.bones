# DM-9.2 DM-9.1: six ranks are worth 7, 5, 3, 2, 1 and 0 points.
game: dia-de-los-muertos
rules: 1
seats: 6
position:
  phase play
  gravedigger 16
  festivity banquet 0
  festivity dance 0
  festivity music 0
  pile 29 banquet banquet dance dance music music
  seat 1
    at 32
    rank 5
  seat 2
    at 32
    rank 4
  seat 3
    at 32
    rank 1
  seat 4
    at 32
    rank 3
  seat 5
    at 32
    rank 2
  seat 6
    at 28
    hand beat
    laid kick
---
6 move
6 step 32
? seat 6 rank 6
? over
? score 3 7
? score 5 5
? score 4 3
? score 2 2
? score 1 1
? score 6 0
? winners 3
