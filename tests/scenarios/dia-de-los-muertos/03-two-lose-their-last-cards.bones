# DM-3.5 DM-8.6: two victims of a cartwheel draw in the order of the round.
game: dia-de-los-muertos
rules: 1
seats: 3
position:
  phase play
  seat 1
    at 10
    hand follow
    laid cartwheel
  seat 2
    at 12
    hand beat
  seat 3
    at 11
    hand kick
---
? order 1 3 2
1 act
1 step 11
1 step 12
1 stop
* draw 3 follow
* draw 2 header
* draw 1 patch
* draw 1 snatch
? seat 3 legs 1
? seat 2 arms 1
? seat 3 hand follow
? seat 2 hand header
? seat 1 hand follow patch snatch
