# DM-3.6: the round ends with the last turn, and the dodge left alone in hand goes.
game: dia-de-los-muertos
rules: 1
seats: 2
position:
  phase play
  seat 1
    at 9
    hand dodge
    laid kick
  seat 2
    at 5
    hand follow
---
1 move
1 step 10
1 step 11
* draw 1 beat
? seat 1 hand beat
? discards kick dodge
? phase swap
? waiting 2
