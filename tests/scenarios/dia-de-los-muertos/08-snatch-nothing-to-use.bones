# DM-8.2 DM-7.1: nothing one could use: the card only draws.
game: dia-de-los-muertos
rules: 1
seats: 2
position:
  phase play
  seat 1
    at 12
    hand follow
    laid snatch
  seat 2
    at 13
    hand follow
---
1 act
* draw 1 kick
* draw 1 beat
? seat 2 arms 2
? seat 1 hand follow kick beat
