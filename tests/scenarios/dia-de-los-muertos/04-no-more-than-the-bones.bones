# DM-4.1: two bones carry two fields; then the turn is over without a question.
game: dia-de-los-muertos
rules: 1
seats: 2
position:
  phase play
  seat 1
    at 9
    hand follow
    laid beat
  seat 2
    at 12
    hand header
    laid throw1
---
1 move
1 step 10
1 step 11
? seat 1 at 11
? waiting 2
