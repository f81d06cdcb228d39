# DM-1.2: the music on 24 is reached only by way of 23.
game: dia-de-los-muertos
rules: 1
seats: 2
position:
  phase play
  dog 29
  seat 1
    at 22
    hand follow
    laid kick
  seat 2
    at 9
---
1 move
? illegal 1 step 24 DM-1.2
? legal 1 step 23
? legal 1 step 30
? legal 1 step 14
1 step 23
1 step 24
? seat 1 at 24
? seat 1 festivities music
