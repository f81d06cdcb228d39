# DM-5.2: the dog bars 4, so the skeleton on 5 has one way out and is not asked.
game: dia-de-los-muertos
rules: 1
seats: 3
position:
  phase play
  dog 4
  gravedigger 17
  festivity banquet 0
  festivity dance 0
  festivity music 1
  seat 1
    at 23
    hand header
    laid follow
  seat 2
    at 12
    hand follow
    festivities banquet dance music
  seat 3
    at 5
    hand follow
    festivities banquet dance
---
1 move
1 step 24
1 block 5
? seat 3 at 17
? gravedigger 5
? phase swap
