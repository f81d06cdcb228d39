# DM-8.9 DM-7.1: with others in range, the player chooses among them and those in the goal.
game: dia-de-los-muertos
rules: 2
seats: 3
position:
  phase play
  gravedigger 16
  festivity banquet 0
  festivity dance 0
  festivity music 0
  seat 1
    at 28
    hand follow
    laid kick
  seat 2
    at 32
    rank 1
    festivities banquet dance music
  seat 3
    at 27
    hand follow
    festivities banquet dance music
---
1 act
? legal 1 target 2
? legal 1 target 3
1 target 2
? seat 2 legs 1
? seat 3 legs 2
