# DM-8.8 DM-8.1 DM-4.3: landing on 19 brings a banquet and moves the gravedigger.
game: dia-de-los-muertos
rules: 1
seats: 2
position:
  phase play
  seat 1
    at 8
    hand follow
    laid leapfrog
  seat 2
    at 18
    hand follow
---
1 act
? seat 1 at 19
? seat 1 festivities banquet
? gravedigger 27
