# DM-8.1 DM-7.1: a skeleton on the own field is not leapt over.
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
    at 9
    hand follow
---
1 act
* draw 1 kick
* draw 1 beat
? seat 1 at 9
? seat 1 hand follow kick beat
