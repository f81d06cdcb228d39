# DM-1.5: a skeleton neither enters nor passes the dog.
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
    at 6
---
1 move
? illegal 1 step 13 DM-1.5
? illegal 1 step 14 DM-1.3
? legal 1 step 11
1 step 11
1 step 20
? seat 1 at 20
