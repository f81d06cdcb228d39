# DM-8.8 DM-8.4 DM-4.3: follow onto 19 brings a banquet.
game: dia-de-los-muertos
rules: 1
seats: 3
position:
  phase play
  gravedigger 28
  festivity banquet 1
  seat 1
    at 5
    hand header
    laid follow
  seat 2
    at 19
    hand follow
    festivities banquet
  seat 3
    at 4
---
1 act
? seat 1 at 19
? seat 1 festivities banquet
? festivity banquet 0
? gravedigger 27
