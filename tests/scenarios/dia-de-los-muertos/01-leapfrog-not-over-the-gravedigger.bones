# DM-1.5 DM-8.1: behind the skeleton on 8 the gravedigger bars 7; the leap can only land on 18.
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
    at 9
    hand follow
    laid leapfrog
  seat 2
    at 8
    hand follow
    festivities banquet dance music
---
1 act
? seat 1 at 18
? gravedigger 7
