# DM-3.1: the order stands for the whole round although skeletons overtake; the next round makes a new one.
game: dia-de-los-muertos
rules: 1
seats: 3
position:
  phase play
  seat 1
    at 5
    hand follow
    laid snatch
  seat 2
    at 6
    hand header
    laid beat
  seat 3
    at 15
    hand follow
    laid throw1
---
? order 1 2 3
1 move
1 step 17
1 step 16
1 step 15
? order 1 2 3
? waiting 2
2 move
2 step 7
2 step 8
? waiting 3
3 move
3 step 16
? phase swap
? waiting 1
1 done
2 done
3 done
? round 2
? order 2 1 3
? waiting 2
