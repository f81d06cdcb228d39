# DM-8.9 DM-8.7: a hustle still can't be played on it: the card only draws.
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
    laid hustle
    festivities dance
  seat 2
    at 32
    rank 1
    festivities banquet music
---
1 act
* draw 1 patch
* draw 1 beat
? seat 2 at 32
? seat 1 at 28
