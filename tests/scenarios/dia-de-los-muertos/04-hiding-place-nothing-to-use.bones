# DM-4.4: a whole skeleton can use no bone and is not asked.
game: dia-de-los-muertos
rules: 1
seats: 2
position:
  phase play
  pile 29 leapfrog kick
  seat 1
    at 9
    hand header
    laid follow
  seat 2
    at 12
    hand header
    laid throw1
---
1 move
1 step 29
? seat 1 at 29
? pile 29 leapfrog kick
? waiting 2
