# DM-8.4: only an arm is missing: no question.
game: dia-de-los-muertos
rules: 1
seats: 2
position:
  phase play
  seat 1
    at 12
    arms 0
    hand follow
    laid patch
  seat 2
    at 4
    hand header
---
1 act
? seat 1 arms 1
? seat 1 legs 2
