# DM-8.6 DM-1.5: the dog bars the cartwheel, and cannot be led by it.
game: dia-de-los-muertos
rules: 1
seats: 2
position:
  phase play
  dog 11
  seat 1
    at 9
    hand follow
    laid cartwheel
  seat 2
    at 4
---
1 act
1 step 10
? illegal 1 step 11 DM-1.5
? illegal 1 dog 12
1 step 9
1 step 8
? seat 1 at 8
? dog 11
