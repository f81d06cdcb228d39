# DM-7.2: the victim may keep its dodge and take the loss.
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
    hand dodge header
---
1 act
2 let
? seat 2 legs 1
? seat 2 hand dodge header
