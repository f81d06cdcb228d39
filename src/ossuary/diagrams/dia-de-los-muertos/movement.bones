# DM-4.1: A card for movement takes you as many fields as its back has bones.
# shows: bones
game: dia-de-los-muertos
rules: 1
seats: 2
position:
  phase play
  seat 1
    at 12
    hand follow
    laid snatch
  seat 2
    at 4
    hand header
---
1 move
1 step 13
1 step 14
1 step 15
? seat 1 at 15
