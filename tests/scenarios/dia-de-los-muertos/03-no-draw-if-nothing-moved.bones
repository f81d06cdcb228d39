# DM-3.4: a movement in which nothing moved draws nothing.
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
    at 4
---
1 move
1 stop
? seat 1 at 12
? dog 30
? seat 1 hand follow
