# DM-1.2: hiding place 30 is left by 22 alone.
game: dia-de-los-muertos
rules: 1
seats: 2
position:
  phase play
  dog 5
  seat 1
    at 30
    hand follow
    laid patch
  seat 2
    at 8
---
1 move
? illegal 1 step 23 DM-1.2
? illegal 1 step 14 DM-1.2
? legal 1 step 22
1 step 22
1 step 23
1 stop
? seat 1 at 23
