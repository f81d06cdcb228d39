# DM-4.4: a card showing arm or leg serves for either.
game: dia-de-los-muertos
rules: 1
seats: 2
position:
  phase play
  pile 29 leapfrog
  seat 1
    at 9
    arms 1
    legs 1
    hand header
    laid follow
  seat 2
    at 4
---
1 move
1 step 29
? legal 1 take leapfrog leg
? legal 1 none
1 take leapfrog arm
? seat 1 arms 2
? seat 1 legs 1
? pile 29
? discards leapfrog follow
