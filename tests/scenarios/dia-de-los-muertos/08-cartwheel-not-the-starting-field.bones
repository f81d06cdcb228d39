# DM-8.6: the starting field never counts, not even when re-entered.
game: dia-de-los-muertos
rules: 1
seats: 2
position:
  phase play
  seat 1
    at 10
    hand follow
    laid cartwheel
  seat 2
    at 10
    hand kick kick
---
1 act
1 step 11
1 step 10
1 stop
? seat 1 at 10
? seat 2 legs 2
? seat 2 hand kick kick
