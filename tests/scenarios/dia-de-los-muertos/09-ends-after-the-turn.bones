# DM-9.1 DM-7.5: the end is checked after the turn: a limbless holder is still dragged into the goal.
game: dia-de-los-muertos
rules: 1
seats: 2
position:
  phase play
  gravedigger 16
  festivity banquet 0
  festivity dance 0
  festivity music 0
  seat 1
    at 27
    hand follow
    laid snatch
  seat 2
    at 27
    arms 0
    legs 0
    hand hold header
    festivities banquet dance music
---
1 move
2 hold
1 step 28
1 step 32
? seat 2 at 32
? seat 2 rank 2
? over
? score 1 7
? score 2 11
? winners 2
