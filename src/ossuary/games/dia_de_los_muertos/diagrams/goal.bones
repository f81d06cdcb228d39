# DM-4.5: A skeleton that reaches the goal takes the next grave: the earlier, the more points.
# shows: goal
game: dia-de-los-muertos
rules: 2
seats: 3
position:
  phase play
  gravedigger 5
  festivity banquet 0
  festivity dance 0
  festivity music 0
  seat 1
    at 27
    hand follow
    laid kick
    festivities banquet dance music
  seat 2
    at 12
    hand follow
    festivities banquet dance music
  seat 3
    at 9
---
1 move
1 step 28
1 step 32
? seat 1 rank 1
