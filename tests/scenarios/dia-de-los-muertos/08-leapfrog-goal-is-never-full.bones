# DM-8.1 DM-4.5: skeletons in the goal do not occupy it: the leap over 28 lands there.
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
    laid leapfrog
  seat 2
    at 28
    hand follow
    festivities banquet dance music
  seat 3
    at 32
    rank 1
    festivities banquet dance music
---
1 act
? seat 1 at 32
? seat 1 rank 2
