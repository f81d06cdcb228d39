# DM-5.2: a skeleton on the blocked field leaves to a neighbour of its choice, 17 included.
game: dia-de-los-muertos
rules: 1
seats: 3
position:
  phase play
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
    at 7
    hand follow
    festivities banquet dance
---
1 move
1 step 24
1 block 7
? waiting 3
? legal 3 leave 6
? legal 3 leave 8
3 leave 17
? gravedigger 7
? seat 3 at 17
