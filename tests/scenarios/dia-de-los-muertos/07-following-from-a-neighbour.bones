# DM-7.5: the holder goes as far as the mover: first to his starting field, then along his way.
game: dia-de-los-muertos
rules: 1
seats: 2
position:
  phase play
  seat 1
    at 13
    hand follow
    laid snatch
  seat 2
    at 14
    hand hold throw1
---
1 move
2 hold
1 step 12
1 step 11
1 stop
? seat 1 at 11
? seat 2 at 12
