# DM-3.5 DM-7.3: who had no hand card lost none and draws none; the top of the draw pile says what he loses.
game: dia-de-los-muertos
rules: 1
seats: 2
position:
  phase play
  seat 1
    at 6
    hand follow
    laid throw1
  seat 2
    at 8
---
1 act
* reveal 2 kick
* draw 1 patch
* draw 1 snatch
? seat 2 legs 1
? seat 2 hand
? discards kick throw1
? seat 1 hand follow patch snatch
