# DM-8.4 DM-7.1: follow needs no limb.
game: dia-de-los-muertos
rules: 1
seats: 2
position:
  phase play
  seat 1
    at 5
    arms 0
    legs 0
    hand header
    laid follow
  seat 2
    at 13
    hand follow
---
1 act
* draw 1 kick
* draw 1 beat
? seat 1 at 13
? seat 1 hand header kick beat
