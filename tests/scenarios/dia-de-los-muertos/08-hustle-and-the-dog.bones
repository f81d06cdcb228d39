# DM-8.7 DM-1.5: the dog bars the way of the pushed one; only the swap is left.
game: dia-de-los-muertos
rules: 1
seats: 2
position:
  phase play
  dog 14
  seat 1
    at 12
    hand header
    laid hustle
  seat 2
    at 13
    hand follow
---
1 act
? seat 1 at 13
? seat 2 at 12
