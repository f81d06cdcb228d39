# DM-8.5 DM-0.2: a skull flies three fields, not four, and not at the own field.
game: dia-de-los-muertos
rules: 1
seats: 5
position:
  phase play
  seat 1
    at 10
    hand follow
    laid throw3
  seat 2
    at 13
    hand beat beat
  seat 3
    at 14
    hand beat beat
  seat 4
    at 11
    hand follow
  seat 5
    at 10
    hand follow
---
1 act
? legal 1 target 4
? illegal 1 target 3 DM-7.1
? illegal 1 target 5 DM-8.5
1 target 2
? seat 2 arms 1
