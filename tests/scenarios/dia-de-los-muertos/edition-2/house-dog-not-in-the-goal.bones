# DM-6.1: without it the dog does not enter the goal.
game: dia-de-los-muertos
rules: 2
seats: 2
options: dog-in-goal=no
position:
  phase play
  gravedigger 16
  dog 28
  festivity banquet 0
  festivity dance 0
  festivity music 0
  seat 1
    at 12
    hand follow
    laid kick
  seat 2
    at 8
    festivities banquet dance music
---
1 move
? illegal 1 dog 32 DM-6.1
