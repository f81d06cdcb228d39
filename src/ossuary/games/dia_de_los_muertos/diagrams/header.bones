# DM-8.3: Header: you jump onto somebody, and if they have yet to play, their laid card is lost.
# shows: header
game: dia-de-los-muertos
rules: 2
seats: 3
position:
  phase play
  seat 1
    at 4
    hand throw1
    laid header
  seat 2
    at 7
    hand leapfrog
    laid snatch
  seat 3
    at 15
    hand throw1
    laid follow
---
1 act
? seat 1 at 7
? discards snatch header
? waiting 3
