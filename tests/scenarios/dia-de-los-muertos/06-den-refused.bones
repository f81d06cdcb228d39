# DM-6.3: the skeleton on 31 could only go to the gravedigger's field: that place cannot be chosen.
game: dia-de-los-muertos
rules: 1
seats: 3
position:
  phase play
  dog 16
  gravedigger 17
  festivity banquet 0
  festivity dance 0
  festivity music 1
  seat 1
    at 8
    hand throw1
    laid follow
  seat 2
    at 15
    hand kick kick
    festivities banquet dance music
  seat 3
    at 31
    hand follow
    festivities banquet dance
---
1 move
1 dog 15
? illegal 1 den 31 DM-6.3
? legal 1 den 29
1 den 30
? dog 30
? seat 3 at 31
