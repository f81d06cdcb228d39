# DM-8.3: the victim has played already: it loses nothing.
game: dia-de-los-muertos
rules: 1
seats: 2
position:
  phase play
  seat 1
    at 10
    hand throw1
    laid header
  seat 2
    at 8
    hand leapfrog
---
1 act
? seat 1 at 8
? seat 2 hand leapfrog
? discards header
