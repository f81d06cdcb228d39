# DM-4.2: the points go to skeleton and dog in any order.
game: dia-de-los-muertos
rules: 1
seats: 2
position:
  phase play
  seat 1
    at 12
    hand follow
    laid snatch
  seat 2
    at 4
---
1 move
1 step 13
1 dog 22
? legal 1 dog 23
? legal 1 step 12
1 step 14
? seat 1 at 14
? dog 22
