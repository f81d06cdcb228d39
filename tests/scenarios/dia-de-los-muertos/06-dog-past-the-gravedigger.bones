# DM-6.1: the closed gate and the gravedigger do not stop the dog.
game: dia-de-los-muertos
rules: 1
seats: 3
position:
  phase play
  dog 17
  gravedigger 26
  festivity banquet 1
  festivity dance 1
  festivity music 1
  seat 1
    at 12
    hand follow
    laid snatch
  seat 2
    at 8
    festivities banquet dance music
  seat 3
    at 9
---
1 move
1 dog 25
1 dog 26
? dog 26
? gravedigger 26
1 dog 27
* draw 1 beat
? dog 27
