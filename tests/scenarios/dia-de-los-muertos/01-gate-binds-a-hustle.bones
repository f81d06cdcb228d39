# DM-1.4 DM-8.7: nobody is hustled through the closed gate.
game: dia-de-los-muertos
rules: 1
seats: 2
position:
  phase play
  seat 1
    at 5
    hand follow
    laid hustle
  seat 2
    at 17
    hand follow
---
1 act
? illegal 1 push 25 4 DM-1.1
? legal 1 push 7 4
? legal 1 push 31 4
? legal 1 swap
1 push 16 4
? seat 2 at 16
? seat 1 at 4
