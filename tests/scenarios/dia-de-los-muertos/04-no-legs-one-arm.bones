# DM-4.1 DM-4.2: one arm and no leg carry one field; the other two points lead the dog.
game: dia-de-los-muertos
rules: 1
seats: 2
position:
  phase play
  seat 1
    at 12
    arms 1
    legs 0
    hand follow
    laid snatch
  seat 2
    at 4
---
1 move
1 step 11
? illegal 1 step 10 DM-4.1
1 dog 22
1 dog 14
? seat 1 at 11
? dog 14
? seat 1 hand follow
