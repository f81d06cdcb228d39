# DM-8.3 DM-7.1: four fields are too far, and the own field does not count.
game: dia-de-los-muertos
rules: 1
seats: 3
position:
  phase play
  seat 1
    at 9
    hand throw1
    laid header
  seat 2
    at 13
    hand leapfrog
  seat 3
    at 9
    hand follow
    laid patch
---
1 act
* draw 1 kick
* draw 1 beat
? seat 1 at 9
? seat 1 hand throw1 kick beat
? seat 3 laid patch
? waiting 3
