# DM-8.1: Leapfrog: over the nearest skeleton, onto the first free field behind.
# shows: leapfrog
game: dia-de-los-muertos
rules: 1
seats: 2
position:
  phase play
  seat 1
    at 12
    hand follow
    laid leapfrog
  seat 2
    at 13
    hand follow
---
1 act
? seat 1 at 14
? seat 2 at 13
