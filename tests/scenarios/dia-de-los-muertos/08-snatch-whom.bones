# DM-8.2 DM-7.1: of two in range the snatcher picks; who has nothing he can use is no target.
game: dia-de-los-muertos
rules: 1
seats: 4
position:
  phase play
  seat 1
    at 12
    legs 1
    hand follow
    laid snatch
  seat 2
    at 13
    hand follow
  seat 3
    at 11
    hand follow
  seat 4
    at 12
    legs 0
    hand follow
---
1 act
? illegal 1 target 4 DM-8.2
? legal 1 target 2
1 target 3
? seat 3 legs 1
? seat 1 legs 2
? seat 2 legs 2
