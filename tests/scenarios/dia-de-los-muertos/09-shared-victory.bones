# DM-9.2: level, and neither in the goal: the victory is shared.
game: dia-de-los-muertos
rules: 1
seats: 3
position:
  phase play
  dog 16
  gravedigger 27
  festivity dance 0
  seat 1
    at 8
    arms 0
    legs 0
    hand throw1
    laid follow
    festivities dance
  seat 2
    at 15
    arms 0
    legs 1
    hand kick kick
    festivities dance
  seat 3
    at 4
    arms 0
    legs 0
    hand beat
---
1 move
1 dog 15
1 den 29
? over
? score 1 2
? score 2 2
? score 3 0
? winners 1 2
