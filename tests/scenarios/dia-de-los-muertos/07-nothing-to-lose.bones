# DM-7.4: who has no arm is no target for a beating.
game: dia-de-los-muertos
rules: 1
seats: 4
position:
  phase play
  seat 1
    at 12
    hand follow
    laid beat
  seat 2
    at 12
    arms 0
    hand follow
  seat 3
    at 13
    hand header
  seat 4
    at 11
    hand header
---
1 act
? illegal 1 target 2 DM-7.4
? legal 1 target 3
1 target 4
? seat 4 arms 1
? seat 3 arms 2
