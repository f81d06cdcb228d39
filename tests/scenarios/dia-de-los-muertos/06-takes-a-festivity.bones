# DM-6.2 DM-6.3 DM-5.1: a card without a sign: the dog takes the most valuable festivity to his den; the gravedigger stays.
game: dia-de-los-muertos
rules: 1
seats: 3
position:
  phase play
  dog 16
  gravedigger 27
  festivity banquet 1
  festivity dance 1
  seat 1
    at 8
    hand throw1
    laid follow
  seat 2
    at 15
    hand follow follow
    festivities banquet dance
  seat 3
    at 12
---
1 move
1 dog 15
1 den 29
* draw 1 snatch
? seat 2 festivities dance
? seat 2 arms 2
? seat 2 legs 2
? pile 29 banquet
? discards follow follow
? gravedigger 27
