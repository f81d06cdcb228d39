# DM-6.1 DM-8.4: nor by following.
game: dia-de-los-muertos
rules: 2
seats: 2
options: dog-in-goal=yes
position:
  phase play
  gravedigger 16
  festivity banquet 0
  festivity dance 0
  festivity music 0
  dog 32
  seat 1
    at 26
    hand beat
    laid follow
    festivities dance
  seat 2
    at 32
    rank 1
    festivities banquet music
---
1 act
? seat 1 at 26
