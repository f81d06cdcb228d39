# DM-8.8 DM-8.1 DM-4.4: landing on 31 lets one take from its pile; the closed gate is no way.
game: dia-de-los-muertos
rules: 1
seats: 3
position:
  phase play
  gravedigger 28
  festivity music 1
  pile 31 music
  seat 1
    at 7
    hand follow
    laid leapfrog
  seat 2
    at 17
    hand follow
  seat 3
    at 12
    hand follow
---
1 act
? legal 1 to 5
? legal 1 to 16
? illegal 1 to 25 DM-8.1
1 to 31
? legal 1 none
1 take music
? seat 1 at 31
? seat 1 festivities music
? gravedigger 28
