# DM-4.2: Points may be split: one for your own step, the rest to lead the dog.
game: dia-de-los-muertos
rules: 2
seats: 2
position:
  phase play
  dog 16
  seat 1
    at 6
    hand follow
    laid snatch
  seat 2
    at 12
    hand header
---
1 move
1 step 7
1 dog 17
1 dog 5
? seat 1 at 7
? dog 5
