# DM-8.1 DM-7.1: behind the skeleton on 19 there is nothing to land on.
game: dia-de-los-muertos
rules: 1
seats: 2
position:
  phase play
  gravedigger 27
  festivity banquet 0
  seat 1
    at 18
    hand follow
    laid leapfrog
  seat 2
    at 19
    hand follow
    festivities banquet
---
1 act
* draw 1 kick
* draw 1 beat
? seat 1 at 18
? seat 1 hand follow kick beat
