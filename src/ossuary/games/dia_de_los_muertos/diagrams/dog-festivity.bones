# DM-6.2: A card without a sign saves the limbs, but the dog takes the best festivity instead.
game: dia-de-los-muertos
rules: 2
seats: 3
position:
  phase play
  dog 16
  gravedigger 27
  festivity banquet 1
  festivity dance 1
  seat 1
    at 6
    hand throw1
    laid follow
  seat 2
    at 17
    hand follow follow
    festivities banquet dance
  seat 3
    at 12
---
1 move
1 dog 17
1 den 31
? seat 2 festivities dance
? pile 31 banquet
