# DM-1.2 DM-1.5: A skeleton on 31 is walled in as long as the gravedigger is on 17.
game: dia-de-los-muertos
rules: 2
seats: 3
position:
  phase play
  gravedigger 25
  festivity banquet 1
  festivity dance 0
  festivity music 1
  seat 1
    at 18
    hand header
    laid follow
  seat 2
    at 31
    hand follow
    laid snatch
    festivities banquet dance
  seat 3
    at 9
    hand follow
    festivities dance music
---
1 move
1 step 19
2 move
? illegal 2 step 17 DM-1.5
2 stop
? gravedigger 17
? seat 2 at 31
