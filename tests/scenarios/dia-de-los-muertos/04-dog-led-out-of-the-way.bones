# DM-4.2 DM-1.5: first the dog is led off the field, then the skeleton enters it.
game: dia-de-los-muertos
rules: 1
seats: 2
position:
  phase play
  dog 13
  seat 1
    at 12
    hand follow
    laid kick
  seat 2
    at 4
---
1 move
? illegal 1 step 13 DM-1.5
1 dog 14
1 step 13
? seat 1 at 13
? dog 14
