# DM-1.2: hiding place 29 belongs to 9 and 31 to 17, in and out.
game: dia-de-los-muertos
rules: 1
seats: 2
position:
  phase play
  dog 13
  seat 1
    at 9
    hand follow
    laid kick
  seat 2
    at 31
    hand header
    laid kick
---
1 move
? legal 1 step 29
? illegal 1 step 30 DM-1.2
? illegal 1 step 31 DM-1.2
1 step 29
1 stop
2 move
? legal 2 step 17
? illegal 2 step 5 DM-1.2
? illegal 2 step 16 DM-1.2
2 step 17
2 stop
? seat 1 at 29
? seat 2 at 17
