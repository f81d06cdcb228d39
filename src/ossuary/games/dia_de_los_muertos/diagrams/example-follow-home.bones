# DM-8.4 DM-8.9: Even without arms or legs you can come home: by following somebody who is already there.
game: dia-de-los-muertos
rules: 2
seats: 3
position:
  phase play
  gravedigger 5
  festivity banquet 0
  festivity dance 0
  festivity music 0
  seat 1
    at 26
    arms 0
    legs 0
    hand header
    laid follow
    festivities banquet dance music
  seat 2
    at 32
    rank 1
    festivities banquet dance music
  seat 3
    at 9
    hand follow
---
1 act
? seat 1 rank 2
? seat 1 at 32
