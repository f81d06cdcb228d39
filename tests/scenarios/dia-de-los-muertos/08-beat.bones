# DM-8.5: the beaten skeleton loses an arm.
game: dia-de-los-muertos
rules: 1
seats: 2
position:
  phase play
  seat 1
    at 12
    hand follow
    laid beat
  seat 2
    at 12
    arms 1
    hand follow
---
1 act
? seat 2 arms 0
? seat 2 legs 2
