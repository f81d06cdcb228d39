# DM-7.5 DM-1.5: the dog, led behind the mover, ends the holder's way.
game: dia-de-los-muertos
rules: 1
seats: 2
position:
  phase play
  dog 10
  seat 1
    at 12
    hand follow
    laid snatch
  seat 2
    at 13
    hand hold throw1
---
1 move
2 hold
1 step 11
1 step 20
1 dog 11
? seat 1 at 20
? seat 2 at 12
? dog 11
