# DM-1.4 DM-4.3: on 19 the skeleton goes no further; points left can only lead the dog.
game: dia-de-los-muertos
rules: 1
seats: 2
position:
  phase play
  seat 1
    at 18
    hand follow
    laid snatch
  seat 2
    at 6
---
1 move
1 step 19
? illegal 1 step 18 DM-1.4
? legal 1 dog 22
1 stop
? seat 1 at 19
