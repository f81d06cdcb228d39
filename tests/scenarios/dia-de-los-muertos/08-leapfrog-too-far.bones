# DM-8.1 DM-7.1: four fields are too far; the card draws.
game: dia-de-los-muertos
rules: 1
seats: 2
position:
  phase play
  seat 1
    at 9
    hand follow
    laid leapfrog
  seat 2
    at 13
    hand follow
---
1 act
* draw 1 kick
* draw 1 beat
? seat 1 at 9
? seat 1 hand follow kick beat
