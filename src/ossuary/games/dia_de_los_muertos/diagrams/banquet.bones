# DM-4.3 DM-0.3: The banquet for the dead on 19: three points, for the first two to arrive.
# shows: banquet
game: dia-de-los-muertos
rules: 2
seats: 3
position:
  phase play
  seat 1
    at 18
    hand follow
    laid kick
  seat 2
    at 4
  seat 3
    at 5
---
1 move
1 step 19
1 stop
? seat 1 festivities banquet
? festivity banquet 1
? gravedigger 28
