# DM-5.1 DM-5.2: with two players the last card moves him to 17 and on: each field is cleared before he goes on.
game: dia-de-los-muertos
rules: 1
seats: 2
position:
  phase play
  gravedigger 25
  festivity banquet 0
  festivity dance 0
  seat 1
    at 23
    hand header
    laid follow
  seat 2
    at 17
    hand follow
    festivities banquet dance
---
1 move
1 step 24
? waiting 2
2 leave 16
? waiting 1
1 block 16
? waiting 2
? legal 2 leave 17
2 leave 15
? gravedigger 16
? seat 2 at 15
