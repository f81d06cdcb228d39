# DM-7.2 DM-8.6: a cartwheel cannot be dodged.
game: dia-de-los-muertos
rules: 1
seats: 2
position:
  phase play
  seat 1
    at 12
    hand follow
    laid cartwheel
  seat 2
    at 13
    hand dodge kick kick
---
1 act
1 step 13
? waiting 1
1 back 2
1 stop
? seat 2 legs 1
? seat 2 hand dodge kick
