# DM-7.1: a leapfrog needs an arm and a leg; legs alone do not leap.
game: dia-de-los-muertos
rules: 1
seats: 2
position:
  phase play
  seat 1
    at 12
    arms 0
    hand follow
    laid leapfrog
  seat 2
    at 13
    hand header
---
1 act
* draw 1 beat
* draw 1 patch
? seat 1 at 12
? seat 1 hand follow beat patch
