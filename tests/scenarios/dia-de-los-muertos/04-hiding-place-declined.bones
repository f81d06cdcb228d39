# DM-4.4: one may take nothing.
game: dia-de-los-muertos
rules: 1
seats: 2
position:
  phase play
  pile 29 kick
  seat 1
    at 9
    legs 1
    hand header
    laid follow
  seat 2
    at 4
---
1 move
1 step 29
1 none
? seat 1 legs 1
? pile 29 kick
? discards follow
