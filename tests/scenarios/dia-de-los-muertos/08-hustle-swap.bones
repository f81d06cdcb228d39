# DM-8.7: neighbours may swap places instead.
game: dia-de-los-muertos
rules: 1
seats: 2
position:
  phase play
  seat 1
    at 12
    hand header
    laid hustle
  seat 2
    at 13
    hand follow
---
1 act
1 swap
? seat 1 at 13
? seat 2 at 12
