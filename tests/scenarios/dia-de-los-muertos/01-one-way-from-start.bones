# DM-1.1: from Start to 4 there is only forward.
game: dia-de-los-muertos
rules: 1
seats: 2
position:
  phase play
  seat 1
    at 1
    hand follow
    laid snatch
  seat 2
    at 9
---
1 move
? illegal 1 step 0 DM-1.1
1 step 2
? illegal 1 step 1 DM-1.1
1 step 3
? illegal 1 step 2 DM-1.1
1 step 4
? seat 1 at 4
