# DM-8.7: the other goes one field away, the pusher one field the opposite way.
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
? legal 1 swap
? illegal 1 push 14 13 DM-8.7
? illegal 1 push 12 11 DM-8.7
1 push 14 11
? seat 1 at 11
? seat 2 at 14
