# DM-8.7 DM-1.1: through the open gate a skeleton is pushed onto the run.
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
    at 5
    hand header
    laid hustle
    festivities dance
  seat 2
    at 17
    hand follow
    festivities banquet music
---
1 act
? illegal 1 push 16 4 DM-1.5
1 push 25 4
? seat 2 at 25
? seat 1 at 4
