# DM-4.3 DM-5.1: nothing is left on 24: nothing is taken, and the gravedigger stays.
game: dia-de-los-muertos
rules: 1
seats: 2
position:
  phase play
  gravedigger 27
  festivity music 0
  seat 1
    at 23
    hand header
    laid follow
  seat 2
    at 4
    festivities music
---
1 move
1 step 24
? seat 1 at 24
? seat 1 festivities
? gravedigger 27
