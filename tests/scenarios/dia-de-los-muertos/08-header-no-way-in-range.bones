# DM-8.3 DM-1.5: two fields away, but the gravedigger stands between and the way round is too long.
game: dia-de-los-muertos
rules: 1
seats: 2
position:
  phase play
  gravedigger 7
  festivity banquet 0
  festivity dance 0
  festivity music 0
  seat 1
    at 8
    hand follow
    laid header
  seat 2
    at 17
    hand follow
    festivities banquet dance music
---
1 act
* draw 1 kick
* draw 1 beat
? seat 1 at 8
? seat 1 hand follow kick beat
