# DM-7.1 DM-3.4: without a leg no kick; the card still draws two.
game: dia-de-los-muertos
rules: 1
seats: 2
position:
  phase play
  seat 1
    at 12
    legs 0
    hand follow
    laid kick
  seat 2
    at 12
    hand header
---
1 act
* draw 1 beat
* draw 1 patch
? seat 2 legs 2
? seat 1 hand follow beat patch
? discards kick
