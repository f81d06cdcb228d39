# DM-8.2: Snatch: take from a neighbour what you lack, here an arm.
# shows: snatch
game: dia-de-los-muertos
rules: 2
seats: 2
position:
  phase play
  seat 1
    at 6
    arms 1
    hand follow
    laid snatch
  seat 2
    at 7
    hand follow header
---
1 act
? seat 1 arms 2
? seat 2 arms 1
