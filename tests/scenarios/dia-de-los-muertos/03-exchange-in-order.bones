# DM-3.6 DM-3.1: the exchange goes in the order of the round, not by the fields reached in it.
game: dia-de-los-muertos
rules: 1
seats: 2
position:
  phase play
  seat 1
    at 5
    hand follow
    laid snatch
  seat 2
    at 8
    hand header
    laid follow
---
1 move
1 step 17
1 step 16
1 step 15
2 move
2 step 9
? phase swap
? waiting 1
1 done
? waiting 2
2 done
? order 2 1
