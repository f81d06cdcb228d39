# DM-8.5 DM-0.2: a cake flies five fields, not six.
game: dia-de-los-muertos
rules: 1
seats: 4
position:
  phase play
  seat 1
    at 10
    hand follow
    laid throw1
  seat 2
    at 22
    hand beat beat
  seat 3
    at 23
    hand beat beat
  seat 4
    at 12
    hand follow
---
1 act
? legal 1 target 4
? illegal 1 target 3 DM-7.1
1 target 2
? seat 2 arms 1
