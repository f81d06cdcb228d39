# DM-8.1: where the path forks behind the skeleton the leaper picks the way.
game: dia-de-los-muertos
rules: 1
seats: 2
position:
  phase play
  seat 1
    at 6
    hand follow
    laid leapfrog
  seat 2
    at 7
    hand follow
---
1 act
? legal 1 to 8
? illegal 1 to 6 DM-8.1
? illegal 1 to 18 DM-8.1
1 to 17
? seat 1 at 17
