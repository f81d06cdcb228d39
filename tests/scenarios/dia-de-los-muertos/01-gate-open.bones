# DM-1.1 DM-1.3: with the gravedigger at his last post the run to the goal is open, one way.
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
    at 5
    hand follow
    laid snatch
  seat 2
    at 9
    festivities banquet dance music
---
1 move
1 step 17
? legal 1 step 25
1 step 25
? illegal 1 step 17 DM-1.1
1 step 26
? seat 1 at 26
