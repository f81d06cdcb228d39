# DM-8.4 DM-7.1: nobody ahead: nothing happens, two cards are drawn.
game: dia-de-los-muertos
rules: 1
seats: 2
position:
  phase play
  seat 1
    at 15
    hand header
    laid follow
  seat 2
    at 13
    hand follow
---
1 act
* draw 1 kick
* draw 1 beat
? seat 1 at 15
? seat 1 hand header kick beat
