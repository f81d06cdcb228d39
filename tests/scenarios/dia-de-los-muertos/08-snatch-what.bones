# DM-8.2 DM-5.1: the snatcher picks limb or festivity; the gravedigger does not mind.
game: dia-de-los-muertos
rules: 1
seats: 2
position:
  phase play
  gravedigger 27
  festivity dance 0
  seat 1
    at 12
    arms 1
    legs 1
    hand follow
    laid snatch
  seat 2
    at 13
    hand follow
    festivities dance
---
1 act
? legal 1 take arm
? legal 1 take leg
1 take dance
? seat 1 festivities dance
? seat 2 festivities
? seat 1 arms 1
? seat 2 arms 2
? gravedigger 27
