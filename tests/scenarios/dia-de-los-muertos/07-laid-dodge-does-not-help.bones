# DM-7.2 DM-3.3: a dodge that has been laid is not in hand; without a card of three bones nobody is asked.
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
    hand header
    laid dodge
---
1 act
? seat 2 legs 1
? seat 2 laid dodge
? waiting 2
? illegal 2 act DM-3.3
