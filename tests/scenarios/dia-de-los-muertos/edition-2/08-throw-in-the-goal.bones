# DM-8.9 DM-8.5 DM-7.3: a throw at a skeleton in the goal, which has no cards, turns up the top of the draw pile.
game: dia-de-los-muertos
rules: 2
seats: 2
position:
  phase play
  gravedigger 16
  festivity banquet 0
  festivity dance 0
  festivity music 0
  seat 1
    at 28
    hand follow
    laid throw1
    festivities dance
  seat 2
    at 32
    rank 1
    festivities banquet music
---
1 act
* reveal 2 kick
* draw 1 patch
* draw 1 beat
? seat 2 legs 1
? discards throw1 kick
