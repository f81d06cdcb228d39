# DM-8.3 DM-7.1: without a leg no header; the victim keeps its laid card.
game: dia-de-los-muertos
rules: 1
seats: 2
position:
  phase play
  seat 1
    at 6
    legs 0
    hand throw1
    laid header
  seat 2
    at 8
    hand leapfrog
    laid snatch
---
1 act
? seat 1 at 6
? seat 2 laid snatch
? waiting 2
