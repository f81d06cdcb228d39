# DM-8.1 DM-1.1: over the skeleton on 4 the leap goes to 6, never back to 3.
game: dia-de-los-muertos
rules: 1
seats: 2
position:
  phase play
  seat 1
    at 5
    hand follow
    laid leapfrog
  seat 2
    at 4
    hand follow
---
1 act
? seat 1 at 6
