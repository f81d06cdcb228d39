# DM-7.5: the mover himself is not asked to hold, nor does he hold in his own turn.
game: dia-de-los-muertos
rules: 1
seats: 2
position:
  phase play
  seat 1
    at 13
    hand hold header
    laid snatch
  seat 2
    at 5
    hand hold header
---
1 move
? waiting 1
? illegal 1 hold DM-7.5
1 step 12
1 stop
? seat 1 hand hold header
