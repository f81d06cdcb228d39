# DM-7.5 DM-7.2: the mover has a card of three bones and is asked, but no dodge: he is held.
game: dia-de-los-muertos
rules: 1
seats: 2
position:
  phase play
  seat 1
    at 13
    hand patch header
    laid beat
  seat 2
    at 13
    hand hold snatch follow
---
1 move
2 hold
? waiting 1
? illegal 1 dodge DM-7.2
1 let
1 step 12
? illegal 1 step 11 DM-7.5
1 stop
? seat 2 at 12
