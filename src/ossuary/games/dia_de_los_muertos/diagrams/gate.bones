# DM-1.1: Once the gravedigger has left, the gate is open: from 17 you can go home, but never back.
# shows: gate one-way
game: dia-de-los-muertos
rules: 2
seats: 3
position:
  phase play
  gravedigger 5
  festivity banquet 0
  festivity dance 0
  festivity music 0
  seat 1
    at 16
    hand follow
    laid snatch
    festivities banquet dance music
  seat 2
    at 12
    hand follow
    festivities banquet dance music
  seat 3
    at 9
---
1 move
1 step 17
1 step 25
1 step 26
? seat 1 at 26
