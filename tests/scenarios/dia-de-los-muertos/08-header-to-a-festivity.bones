# DM-8.8 DM-8.3 DM-4.3: a header onto 21 brings a dance.
game: dia-de-los-muertos
rules: 1
seats: 3
position:
  phase play
  gravedigger 28
  festivity dance 1
  seat 1
    at 11
    hand throw1
    laid header
  seat 2
    at 21
    hand leapfrog
    festivities dance
  seat 3
    at 4
---
1 act
? seat 1 at 21
? seat 1 festivities dance
? festivity dance 0
? gravedigger 27
