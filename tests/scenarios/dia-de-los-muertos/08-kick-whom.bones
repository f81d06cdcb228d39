# DM-8.5 DM-7.1: own field and neighbouring fields are in range, two fields are not.
game: dia-de-los-muertos
rules: 1
seats: 4
position:
  phase play
  seat 1
    at 12
    hand follow
    laid kick
  seat 2
    at 12
    hand follow
  seat 3
    at 13
    hand follow
  seat 4
    at 10
    hand follow
---
1 act
? legal 1 target 2
? illegal 1 target 4 DM-7.1
? illegal 1 target 1 DM-7.1
1 target 3
? seat 3 legs 1
? seat 2 legs 2
