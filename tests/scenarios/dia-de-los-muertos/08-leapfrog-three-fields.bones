# DM-8.1: the first skeleton may stand three fields away.
game: dia-de-los-muertos
rules: 1
seats: 2
position:
  phase play
  seat 1
    at 9
    hand follow
    laid leapfrog
  seat 2
    at 12
    hand follow
---
1 act
? seat 1 at 13
