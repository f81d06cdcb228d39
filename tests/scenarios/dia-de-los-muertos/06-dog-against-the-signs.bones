# DM-6.1: the dog goes along connections both ways, but not onto Start.
game: dia-de-los-muertos
rules: 1
seats: 2
position:
  phase play
  dog 3
  seat 1
    at 12
    hand follow
    laid snatch
  seat 2
    at 8
---
1 move
1 dog 2
1 dog 1
? illegal 1 dog 0 DM-6.1
1 dog 2
* draw 1 kick
? dog 2
? seat 1 hand follow kick
