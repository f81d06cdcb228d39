# DM-7.5 DM-4.1: a skeleton without limbs goes nowhere, so nobody is asked to hold it.
game: dia-de-los-muertos
rules: 1
seats: 2
position:
  phase play
  seat 1
    at 12
    arms 0
    legs 0
    hand follow
    laid kick
  seat 2
    at 12
    hand hold snatch
---
1 move
? waiting 1
1 dog 22
1 stop
* draw 1 beat
? seat 2 hand hold snatch
