# DM-7.5 DM-4.1: the hold takes a field off what bones and limbs allow: three bones, one leg, one hold: one field.
game: dia-de-los-muertos
rules: 1
seats: 2
position:
  phase play
  seat 1
    at 13
    legs 1
    hand follow
    laid snatch
  seat 2
    at 13
    hand hold throw1 patch
---
1 move
2 hold
1 step 12
? illegal 1 step 11 DM-7.5
1 dog 22
1 dog 14
? seat 1 at 12
? seat 2 at 12
? dog 14
