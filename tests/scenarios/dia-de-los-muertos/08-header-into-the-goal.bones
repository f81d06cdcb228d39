# DM-8.9 DM-8.3 DM-4.5 DM-9.1: a header at a skeleton in the goal reaches the goal.
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
    at 26
    hand follow
    laid header
    festivities dance
  seat 2
    at 32
    rank 1
    festivities banquet music
---
1 act
? seat 1 at 32
? seat 1 rank 2
? over
? score 1 7
? score 2 11
? winners 2
