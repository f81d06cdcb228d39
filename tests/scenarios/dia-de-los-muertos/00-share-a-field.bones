# DM-0.1: any number of skeletons may stand on one field.
game: dia-de-los-muertos
rules: 1
seats: 6
position:
  phase play
  seat 1
    at 12
  seat 2
    at 12
  seat 3
    at 12
  seat 4
    at 12
  seat 5
    at 12
  seat 6
    at 11
    hand patch
    laid follow
---
6 move
? legal 6 step 12
6 step 12
? seat 6 at 12
? seat 1 at 12
? seat 5 at 12
