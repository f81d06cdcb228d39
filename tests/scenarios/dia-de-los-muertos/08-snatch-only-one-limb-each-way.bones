# DM-8.2: a leg from the victim makes it one poorer; its last limb may be taken.
game: dia-de-los-muertos
rules: 1
seats: 2
position:
  phase play
  seat 1
    at 12
    legs 1
    hand follow
    laid snatch
  seat 2
    at 12
    arms 0
    legs 1
    hand follow
---
1 act
? seat 1 legs 2
? seat 2 legs 0
