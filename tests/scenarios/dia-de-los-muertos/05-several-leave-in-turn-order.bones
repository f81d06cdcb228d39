# DM-5.2: two skeletons on 17 leave in the order of the round.
game: dia-de-los-muertos
rules: 1
seats: 3
position:
  phase play
  gravedigger 25
  festivity banquet 0
  festivity dance 0
  seat 1
    at 23
    hand header
    laid follow
  seat 2
    at 17
    hand follow header
    festivities banquet dance
  seat 3
    at 17
    hand follow
    festivities banquet dance
---
? order 3 2 1
1 move
1 step 24
? waiting 3
3 leave 16
? waiting 2
2 leave 16
? seat 2 at 16
? seat 3 at 16
? gravedigger 17
