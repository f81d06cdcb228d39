# DM-8.6: a field entered twice: its skeleton is attacked once.
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
    at 11
    hand kick kick kick
---
1 act
1 step 11
1 step 12
1 step 11
? seat 1 at 11
? seat 2 legs 1
? seat 2 hand kick kick
