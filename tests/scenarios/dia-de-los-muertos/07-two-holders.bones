# DM-7.5: holders are asked in turn order; each takes a field off; each follows by one field, first to the mover's field.
game: dia-de-los-muertos
rules: 1
seats: 3
position:
  phase play
  seat 1
    at 12
    hand follow
    laid snatch
  seat 2
    at 13
    hand hold header
  seat 3
    at 11
    hand hold beat
---
? order 3 1 2
1 move
? waiting 3
3 hold
? waiting 2
2 hold
? waiting 1
1 step 13
? illegal 1 step 14 DM-7.5
1 stop
? seat 1 at 13
? seat 2 at 12
? seat 3 at 12
? discards hold hold snatch
