# DM-1.5: a skeleton neither enters nor passes the gravedigger.
game: dia-de-los-muertos
rules: 1
seats: 2
position:
  phase play
  gravedigger 7
  festivity banquet 0
  festivity dance 0
  festivity music 0
  seat 1
    at 6
    hand follow
    laid kick
  seat 2
    at 9
    festivities banquet dance music
---
1 move
? illegal 1 step 7 DM-1.5
? legal 1 step 4
1 step 4
1 step 5
? seat 1 at 5
