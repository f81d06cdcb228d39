# DM-8.9 DM-7.1: from 25 the goal is four fields away: no header.
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
    at 25
    hand follow
    laid header
    festivities dance
  seat 2
    at 32
    rank 1
    festivities banquet music
---
1 act
* draw 1 kick
* draw 1 beat
? seat 1 at 25
? seat 1 hand follow kick beat
