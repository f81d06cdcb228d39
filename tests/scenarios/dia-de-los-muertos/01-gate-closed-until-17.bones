# DM-1.1: the gravedigger on 26 has not yet left the run: 25 stays closed although it is empty.
game: dia-de-los-muertos
rules: 1
seats: 3
position:
  phase play
  gravedigger 26
  festivity banquet 1
  festivity dance 1
  festivity music 1
  seat 1
    at 17
    hand follow
    laid kick
  seat 2
    at 4
    festivities banquet dance music
  seat 3
    at 12
---
1 move
? illegal 1 step 25 DM-1.1
1 step 7
1 step 6
? seat 1 at 6
