# DM-7.5: asked is everyone in range with a card of two bones in hand, hold or not.
game: dia-de-los-muertos
rules: 1
seats: 3
position:
  phase play
  seat 1
    at 12
    hand header
    laid snatch
  seat 2
    at 13
    hand kick follow
  seat 3
    at 11
    hand dodge follow
---
1 move
? waiting 2
? illegal 2 hold DM-7.5
2 let
? waiting 1
1 step 13
1 step 14
1 step 15
? seat 1 at 15
? seat 2 at 13
