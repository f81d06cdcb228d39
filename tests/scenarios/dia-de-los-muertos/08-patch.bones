# DM-8.4: one missing limb of one's choice is regained.
game: dia-de-los-muertos
rules: 1
seats: 2
position:
  phase play
  seat 1
    at 12
    arms 1
    legs 1
    hand follow
    laid patch
  seat 2
    at 4
    hand header
---
1 act
? legal 1 take arm
1 take leg
* draw 1 kick
* draw 1 beat
? seat 1 legs 2
? seat 1 arms 1
? seat 1 hand follow kick beat
