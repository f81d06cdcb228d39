# DM-8.2: an arm one lacks is taken from the neighbour.
game: dia-de-los-muertos
rules: 1
seats: 2
position:
  phase play
  seat 1
    at 12
    arms 1
    hand follow
    laid snatch
  seat 2
    at 13
    hand snatch follow
---
# no attack: nobody is asked to dodge
1 act
? seat 1 arms 2
? seat 2 arms 1
? seat 2 hand snatch follow
