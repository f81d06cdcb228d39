# DM-3.3 DM-0.2: an action turns its card up, a movement does not until it is discarded.
game: dia-de-los-muertos
rules: 1
seats: 2
position:
  phase play
  seat 1
    at 12
    hand header
    laid kick
  seat 2
    at 12
    hand dodge beat
    laid snatch
---
? not sees 2 seat 1 laid kick
1 act
? waiting 2
? sees 2 seat 1 laid kick
? not sees 1 seat 2 laid snatch
2 let
? sees 1 discards kick
