# DM-8.9 DM-8.2: from 28 a festivity is snatched from a skeleton in the goal.
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
    hand follow
    laid snatch
    festivities music
  seat 2
    at 32
    rank 1
    festivities banquet dance
---
1 act
? legal 1 take dance
1 take banquet
? seat 1 festivities banquet music
? seat 2 festivities dance
