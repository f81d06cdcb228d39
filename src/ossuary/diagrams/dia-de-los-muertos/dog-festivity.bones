# DM-6.2: A card without a sign saves the limbs, but the dog takes the best festivity instead.
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
1 den 30
? seat 2 festivities dance
? pile 30 banquet
