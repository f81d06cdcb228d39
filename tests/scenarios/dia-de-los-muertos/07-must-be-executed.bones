# DM-7.1: an action that can be executed is executed: with one victim in range there is no way to spare it.
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
    hand header
---
1 act
* draw 1 kick
* draw 1 patch
? seat 2 arms 1
? phase swap
