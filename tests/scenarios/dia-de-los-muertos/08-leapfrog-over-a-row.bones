# DM-8.1: several occupied fields in a row are leapt over at once.
game: dia-de-los-muertos
rules: 1
seats: 4
position:
  phase play
  seat 1
    at 10
    hand follow
    laid leapfrog
  seat 2
    at 12
    hand follow
  seat 3
    at 13
    hand follow
  seat 4
    at 13
    hand follow
---
1 act
? seat 1 at 14
