# DM-6.1: the dog leaves hiding place 30 by 22 alone.
game: dia-de-los-muertos
rules: 1
seats: 2
position:
  phase play
  seat 1
    at 12
    hand follow
    laid kick
  seat 2
    at 8
---
1 move
? legal 1 dog 22
? illegal 1 dog 23 DM-6.1
? illegal 1 dog 14 DM-6.1
1 dog 22
1 dog 14
* draw 1 beat
? dog 14
