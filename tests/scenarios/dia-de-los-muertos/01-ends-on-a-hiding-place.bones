# DM-1.4: on 29 the skeleton goes no further, though points are left.
game: dia-de-los-muertos
rules: 1
seats: 2
position:
  phase play
  seat 1
    at 10
    hand follow
    laid snatch
  seat 2
    at 6
---
1 move
1 step 9
1 step 29
? illegal 1 step 9 DM-1.4
? legal 1 dog 22
1 stop
? seat 1 at 29
