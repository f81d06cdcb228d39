# DM-5.2 DM-1.1: no neighbour can be entered while the gate is shut, so any neighbour will do.
game: dia-de-los-muertos
rules: 1
seats: 3
position:
  phase play
  gravedigger 27
  festivity banquet 1
  festivity dance 1
  seat 1
    at 23
    hand header
    laid follow
  seat 2
    at 26
    hand follow
    festivities banquet dance
  seat 3
    at 8
    hand follow
---
1 move
1 step 24
? waiting 2
? legal 2 leave 27
2 leave 25
? gravedigger 26
? seat 2 at 25
