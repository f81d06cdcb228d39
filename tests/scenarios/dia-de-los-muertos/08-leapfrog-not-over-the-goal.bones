# DM-8.1 DM-8.9: skeletons in the goal are not leapt over.
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
    laid leapfrog
  seat 2
    at 32
    rank 1
    festivities banquet dance music
---
1 act
* draw 1 kick
* draw 1 beat
? seat 1 at 28
? seat 1 hand follow kick beat
