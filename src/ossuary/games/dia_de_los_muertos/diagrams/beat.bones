# DM-8.5: Beat: a skeleton beside you loses an arm.
# shows: beat kind-straight
game: dia-de-los-muertos
rules: 2
seats: 2
position:
  phase play
  seat 1
    at 7
    hand follow
    laid beat
  seat 2
    at 7
    hand follow header
---
1 act
? seat 2 arms 1
