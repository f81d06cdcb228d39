# DM-5.1: with two players the second card moves the gravedigger two fields more.
game: dia-de-los-muertos
rules: 1
seats: 2
position:
  phase play
  gravedigger 27
  festivity banquet 0
  seat 1
    at 20
    hand header
    laid follow
  seat 2
    at 4
    festivities banquet
---
1 move
1 step 21
? seat 1 festivities dance
? gravedigger 25
