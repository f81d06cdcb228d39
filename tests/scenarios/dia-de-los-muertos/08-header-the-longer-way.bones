# DM-8.3 DM-1.5: the gravedigger bars the short way from 4 to 17, but by 6 and 7 it is three fields.
game: dia-de-los-muertos
rules: 1
seats: 2
position:
  phase play
  gravedigger 5
  festivity banquet 0
  festivity dance 0
  festivity music 0
  seat 1
    at 4
    hand follow
    laid header
  seat 2
    at 17
    hand follow
    festivities banquet dance music
---
1 act
? seat 1 at 17
