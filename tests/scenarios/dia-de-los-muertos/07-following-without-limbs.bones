# DM-7.5: limb limits do not bind the holder: he is dragged along.
game: dia-de-los-muertos
rules: 1
seats: 2
position:
  phase play
  seat 1
    at 13
    hand follow
    laid snatch
  seat 2
    at 13
    arms 0
    legs 0
    hand hold throw1 patch
---
1 move
2 hold
1 step 12
1 step 11
1 stop
? seat 1 at 11
? seat 2 at 11
