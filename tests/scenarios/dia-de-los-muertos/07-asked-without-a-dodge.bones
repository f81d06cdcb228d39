# DM-7.2: asked is everyone with a card of three bones in hand, so that nobody learns the hand; without a dodge there is only to let it happen.
game: dia-de-los-muertos
rules: 1
seats: 2
position:
  phase play
  seat 1
    at 12
    hand follow
    laid kick
  seat 2
    at 13
    hand snatch header
---
1 act
? waiting 2
? illegal 2 dodge DM-7.2
? legal 2 let
2 let
? seat 2 legs 1
? seat 2 hand snatch header
