# DM-6.1: the dog does not enter the goal; back against the arrows he may.
game: dia-de-los-muertos
rules: 1
seats: 2
position:
  phase play
  gravedigger 16
  festivity banquet 0
  festivity dance 0
  festivity music 0
  dog 28
  seat 1
    at 12
    hand follow
    laid kick
  seat 2
    at 8
    festivities banquet dance music
---
1 move
? illegal 1 dog 32 DM-6.1
1 dog 27
1 stop
* draw 1 beat
? dog 27
