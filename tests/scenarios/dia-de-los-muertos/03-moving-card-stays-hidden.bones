# DM-3.3 DM-0.2: who moves does not turn his card up; it is seen when it lies among the discards.
game: dia-de-los-muertos
rules: 1
seats: 2
position:
  phase play
  seat 1
    at 12
    hand header
    laid kick
  seat 2
    at 12
    hand beat patch
---
1 move
? waiting 2
? not sees 2 seat 1 laid kick
2 let
? not sees 2 seat 1 laid kick
1 step 13
1 step 14
? sees 2 discards kick
