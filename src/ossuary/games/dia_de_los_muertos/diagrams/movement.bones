# DM-4.1: A card used for movement takes you as many fields as it has bones on its back.
# shows: bones
game: dia-de-los-muertos
rules: 2
seats: 2
position:
  phase play
  seat 1
    at 6
    hand follow
    laid snatch
  seat 2
    at 12
    hand header
---
1 move
1 step 7
1 step 17
1 step 5
? seat 1 at 5
