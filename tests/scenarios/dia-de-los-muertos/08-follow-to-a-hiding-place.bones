# DM-8.8 DM-8.4 DM-4.4: numbers count, not ways: from 28 the next one ahead may stand on 29.
game: dia-de-los-muertos
rules: 1
seats: 3
position:
  phase play
  gravedigger 16
  festivity banquet 0
  festivity dance 0
  festivity music 0
  pile 29 kick
  seat 1
    at 28
    legs 1
    hand header
    laid follow
    festivities banquet dance music
  seat 2
    at 29
    hand follow
    festivities banquet dance music
  seat 3
    at 32
    rank 1
---
1 act
? waiting 1
1 take kick leg
? seat 1 at 29
? seat 1 legs 2
