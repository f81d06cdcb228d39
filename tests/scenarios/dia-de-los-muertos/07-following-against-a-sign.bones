# DM-7.5 DM-1.1: the holder on 4 cannot go back to 3 and stays.
game: dia-de-los-muertos
rules: 1
seats: 2
position:
  phase play
  seat 1
    at 3
    hand follow
    laid snatch
  seat 2
    at 4
    hand hold throw1
---
1 move
2 hold
1 step 4
1 step 5
1 stop
? seat 1 at 5
? seat 2 at 4
