# DM-6.2: the card shows a limb the victim lacks: nothing is bitten off, and no festivity is taken for it.
game: dia-de-los-muertos
rules: 1
seats: 2
position:
  phase play
  dog 16
  gravedigger 27
  festivity banquet 0
  seat 1
    at 8
    hand throw1
    laid follow
  seat 2
    at 15
    legs 0
    hand kick kick
    festivities banquet
---
1 move
1 dog 15
1 den 29
? seat 2 festivities banquet
? seat 2 arms 2
? pile 29 kick
