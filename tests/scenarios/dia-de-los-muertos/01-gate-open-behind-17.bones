# DM-1.1: with the gravedigger on 17 a skeleton on the run walks on towards the goal, not back.
game: dia-de-los-muertos
rules: 1
seats: 3
position:
  phase play
  gravedigger 17
  festivity banquet 0
  festivity dance 0
  festivity music 1
  seat 1
    at 25
    hand follow
    laid kick
  seat 2
    at 5
    festivities banquet dance music
  seat 3
    at 8
    festivities banquet dance
---
1 move
? illegal 1 step 17
1 step 26
? illegal 1 step 25 DM-1.1
1 step 27
? seat 1 at 27
