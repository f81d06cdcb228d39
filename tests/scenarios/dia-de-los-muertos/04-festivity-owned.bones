# DM-4.3 DM-5.1: who owns a dance gets no second one, and the gravedigger stays.
game: dia-de-los-muertos
rules: 1
seats: 3
position:
  phase play
  gravedigger 28
  festivity dance 1
  seat 1
    at 20
    hand follow
    laid kick
    festivities dance
  seat 2
    at 4
  seat 3
    at 5
---
1 move
1 step 21
1 stop
? seat 1 at 21
? seat 1 festivities dance
? festivity dance 1
? gravedigger 28
