# DM-1.2: from the banquet on 19 the only way out is 18.
game: dia-de-los-muertos
rules: 1
seats: 2
position:
  phase play
  gravedigger 27
  festivity banquet 0
  seat 1
    at 19
    hand follow
    laid snatch
    festivities banquet
  seat 2
    at 6
---
1 move
? illegal 1 step 20 DM-1.2
? illegal 1 step 8 DM-1.2
? legal 1 step 18
1 step 18
1 step 8
1 step 9
? seat 1 at 9
