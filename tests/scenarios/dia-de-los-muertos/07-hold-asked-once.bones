# DM-7.5: who could hold only on the way is not asked any more.
game: dia-de-los-muertos
rules: 1
seats: 2
position:
  phase play
  seat 1
    at 12
    hand header
    laid snatch
  seat 2
    at 14
    hand hold follow
---
1 move
1 step 13
? waiting 1
1 step 14
? waiting 1
? illegal 2 hold DM-7.5
1 step 15
? seat 1 at 15
? seat 2 at 14
