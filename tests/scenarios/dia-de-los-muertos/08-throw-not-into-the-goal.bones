# DM-8.9 DM-8.5: a throw at a skeleton in the goal is not offered; the card only draws.
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
    laid throw1
    festivities dance
  seat 2
    at 32
    rank 1
    festivities banquet music
---
1 act
* draw 1 kick
* draw 1 beat
? discards throw1
? seat 1 hand follow kick beat
