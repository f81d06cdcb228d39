# DM-3.5 DM-7.5: the hold was his last card: he draws one though the mover draws none.
game: dia-de-los-muertos
rules: 1
seats: 2
position:
  phase play
  seat 1
    at 13
    hand follow
    laid kick
  seat 2
    at 13
    hand hold
---
1 move
2 hold
1 step 12
1 stop
* draw 2 beat
? seat 2 at 12
? seat 2 hand beat
? seat 1 hand follow
? discards hold kick
