# DM-1.3 DM-1.5: 17 borders 5, 7, 16, 31 and 25; the gravedigger bars one of them.
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
    at 17
    hand follow
    laid kick
  seat 2
    at 9
    festivities banquet dance music
---
1 move
? legal 1 step 5
? legal 1 step 7
? legal 1 step 31
? legal 1 step 25
? illegal 1 step 16 DM-1.5
? illegal 1 step 6 DM-1.3
? illegal 1 step 15 DM-1.3
1 step 25
1 stop
? seat 1 at 25
