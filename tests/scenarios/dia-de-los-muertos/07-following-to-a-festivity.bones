# DM-7.5 DM-4.3 DM-5.1: the holder follows onto 19 and takes a banquet too.
game: dia-de-los-muertos
rules: 1
seats: 3
position:
  phase play
  seat 1
    at 8
    hand follow
    laid snatch
  seat 2
    at 8
    hand hold throw1 patch
  seat 3
    at 12
---
1 move
2 hold
1 step 18
1 step 19
? seat 1 festivities banquet
? gravedigger 28
1 stop
? seat 2 at 19
? seat 2 festivities banquet
? festivity banquet 0
? gravedigger 27
