# DM-7.1: a beating does not reach two fields far.
game: dia-de-los-muertos
rules: 1
seats: 2
position:
  phase play
  seat 1
    at 12
    hand follow
    laid beat
  seat 2
    at 14
    hand header
---
1 act
* draw 1 kick
* draw 1 patch
? seat 2 arms 2
? seat 1 hand follow kick patch
