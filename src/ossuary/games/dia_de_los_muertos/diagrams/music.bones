# DM-4.3 DM-0.3 DM-5.1: The music of the dead on 24: one point, and the gravedigger sets off.
# shows: music
game: dia-de-los-muertos
rules: 2
seats: 3
position:
  phase play
  seat 1
    at 23
    hand follow
    laid kick
  seat 2
    at 4
  seat 3
    at 5
---
1 move
1 step 24
1 stop
? seat 1 festivities music
? festivity music 1
? gravedigger 28
