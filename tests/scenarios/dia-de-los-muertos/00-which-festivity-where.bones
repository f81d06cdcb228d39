# DM-0.3 DM-4.3: the banquet lies on 19, the dance on 21, the music on 24.
game: dia-de-los-muertos
rules: 1
seats: 4
position:
  phase play
  seat 1
    at 18
    hand throw1
    laid follow
  seat 2
    at 20
    hand throw1
    laid follow
  seat 3
    at 23
    hand throw1
    laid follow
  seat 4
    at 12
---
1 move
1 step 19
? seat 1 festivities banquet
2 move
2 step 21
? seat 2 festivities dance
3 move
3 step 24
? seat 3 festivities music
? gravedigger 26
