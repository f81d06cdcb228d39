# DM-8.4 DM-7.1: a whole skeleton patches nothing, and draws.
game: dia-de-los-muertos
rules: 1
seats: 2
position:
  phase play
  seat 1
    at 12
    hand follow
    laid patch
  seat 2
    at 4
    hand header
---
1 act
* draw 1 kick
* draw 1 beat
? seat 1 arms 2
? seat 1 legs 2
? seat 1 hand follow kick beat
