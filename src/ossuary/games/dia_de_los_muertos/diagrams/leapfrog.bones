# DM-8.1: Leapfrog: over the nearest skeleton, onto the first free field beyond.
# shows: leapfrog
game: dia-de-los-muertos
rules: 2
seats: 2
position:
  phase play
  seat 1
    at 4
    hand follow
    laid leapfrog
  seat 2
    at 6
    hand follow
---
1 act
? seat 1 at 7
? seat 2 at 6
