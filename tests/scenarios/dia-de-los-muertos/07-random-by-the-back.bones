# DM-7.3: picked by the back, found by chance: a card without a sign costs only itself.
game: dia-de-los-muertos
rules: 1
seats: 2
position:
  phase play
  seat 1
    at 6
    hand header
    laid throw1
  seat 2
    at 8
    hand follow header kick
---
1 act
? legal 1 back 2
? illegal 1 back 3 DM-7.3
1 back 1
* reveal 2 follow
? seat 2 arms 2
? seat 2 legs 2
? seat 2 hand header kick
? discards follow throw1
