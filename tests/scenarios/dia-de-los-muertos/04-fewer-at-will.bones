# DM-4.1: a movement may be shorter than the bones allow.
game: dia-de-los-muertos
rules: 1
seats: 2
position:
  phase play
  seat 1
    at 9
    hand follow
    laid snatch
  seat 2
    at 4
---
1 move
1 step 10
? legal 1 step 11
? legal 1 stop
1 stop
? seat 1 at 10
