# DM-4.2: Points may be split: one for your own step, the others to lead the dog.
game: dia-de-los-muertos
rules: 1
seats: 2
position:
  phase play
  dog 15
  seat 1
    at 11
    hand follow
    laid snatch
  seat 2
    at 4
    hand header
---
1 move
1 step 12
1 dog 14
1 dog 22
? seat 1 at 12
? dog 22
