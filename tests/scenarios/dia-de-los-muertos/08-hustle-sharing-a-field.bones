# DM-8.7: on one field the two go any two different ways; there is nothing to swap.
game: dia-de-los-muertos
rules: 1
seats: 2
position:
  phase play
  seat 1
    at 14
    hand header
    laid hustle
  seat 2
    at 14
    hand follow
---
1 act
? illegal 1 swap DM-8.7
? illegal 1 push 13 13 DM-8.7
? legal 1 push 13 15
? legal 1 push 15 22
1 push 22 13
? seat 1 at 13
? seat 2 at 22
