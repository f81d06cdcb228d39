# DM-4.1: On one leg you go two fields at most, whatever the card says.
# shows: leg
game: dia-de-los-muertos
rules: 2
seats: 2
position:
  phase play
  seat 1
    at 6
    legs 1
    hand follow
    laid snatch
  seat 2
    at 12
    hand header
---
1 move
1 step 7
1 step 17
? illegal 1 step 5 DM-4.1
1 stop
? seat 1 at 17
