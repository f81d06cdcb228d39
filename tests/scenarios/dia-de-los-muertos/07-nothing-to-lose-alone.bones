# DM-7.4 DM-7.1: the only neighbour has no leg: the kick is not executed, and draws.
game: dia-de-los-muertos
rules: 1
seats: 2
position:
  phase play
  seat 1
    at 12
    hand follow
    laid kick
  seat 2
    at 12
    legs 0
    hand snatch
---
1 act
* draw 1 beat
* draw 1 patch
? seat 2 legs 0
? seat 1 hand follow beat patch
