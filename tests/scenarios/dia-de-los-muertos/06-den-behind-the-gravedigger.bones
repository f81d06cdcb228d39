# DM-6.3: nobody stands on 31: the dog may be put there although the gravedigger stands on 17.
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
    at 12
    hand follow
    festivities banquet dance
---
1 move
1 dog 15
1 den 31
? dog 31
? pile 31 kick
