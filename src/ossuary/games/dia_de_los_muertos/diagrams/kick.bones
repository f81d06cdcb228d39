# DM-8.5: Kick: a skeleton beside you loses a leg.
# shows: kick
game: dia-de-los-muertos
rules: 2
seats: 2
position:
  phase play
  seat 1
    at 6
    hand follow
    laid kick
  seat 2
    at 7
    hand follow header
---
1 act
? seat 2 legs 1
