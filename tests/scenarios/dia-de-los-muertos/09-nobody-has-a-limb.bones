# DM-9.1 DM-9.2: the dog takes the last limb of all: the game ends and festivities decide.
game: dia-de-los-muertos
rules: 1
seats: 2
position:
  phase play
  dog 16
  gravedigger 25
  festivity dance 0
  festivity banquet 0
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
    festivities banquet
---
1 move
1 dog 15
1 den 29
? seat 2 legs 0
? over
? score 1 2
? score 2 3
? winners 2
