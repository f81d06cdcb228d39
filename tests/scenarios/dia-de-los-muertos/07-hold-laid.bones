# DM-7.5 DM-3.3: a hold that has been laid is not in hand.
game: dia-de-los-muertos
rules: 1
seats: 2
position:
  phase play
  seat 1
    at 12
    hand follow
    laid kick
  seat 2
    at 12
    hand snatch
    laid hold
---
1 move
? waiting 1
1 step 13
1 step 14
? waiting 2
