# DM-7.5 DM-7.2: the first hold is dodged, the second is not.
game: dia-de-los-muertos
rules: 1
seats: 3
position:
  phase play
  seat 1
    at 12
    hand dodge snatch
    laid snatch
  seat 2
    at 12
    hand hold header patch patch
  seat 3
    at 11
    hand hold beat
---
? order 3 1 2
1 move
3 hold
1 dodge
? waiting 2
2 hold
? waiting 1
1 let
1 step 13
1 step 14
? illegal 1 step 15 DM-7.5
1 stop
? seat 3 at 11
? seat 2 at 14
