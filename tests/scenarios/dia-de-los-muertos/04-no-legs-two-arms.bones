# DM-4.1: without legs two arms carry two fields.
game: dia-de-los-muertos
rules: 1
seats: 2
position:
  phase play
  seat 1
    at 9
    legs 0
    hand follow
    laid snatch
  seat 2
    at 4
---
1 move
1 step 10
1 step 11
? illegal 1 step 12 DM-4.1
1 stop
? seat 1 at 11
