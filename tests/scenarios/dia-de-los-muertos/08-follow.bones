# DM-8.4: to the next higher field with another skeleton, however far; the own field does not count.
game: dia-de-los-muertos
rules: 1
seats: 4
position:
  phase play
  seat 1
    at 5
    hand header
    laid follow
  seat 2
    at 13
    hand follow
  seat 3
    at 15
    hand follow
  seat 4
    at 5
    hand follow
---
1 act
? seat 1 at 13
