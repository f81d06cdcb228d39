# DM-7.5: Hold: a skeleton that is held goes one field less and drags the holder along.
# shows: hold
game: dia-de-los-muertos
rules: 2
seats: 2
position:
  phase play
  seat 1
    at 7
    hand follow
    laid beat
  seat 2
    at 7
    hand hold throw1
---
1 move
2 hold
1 step 17
1 stop
? seat 1 at 17
? seat 2 at 17
? seat 2 hand throw1
