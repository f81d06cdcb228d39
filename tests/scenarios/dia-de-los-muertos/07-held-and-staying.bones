# DM-7.5: the held skeleton does not go at all: neither does the holder.
game: dia-de-los-muertos
rules: 1
seats: 2
position:
  phase play
  seat 1
    at 13
    hand follow
    laid kick
  seat 2
    at 14
    hand hold throw1
---
1 move
2 hold
1 stop
? seat 1 at 13
? seat 2 at 14
? discards hold kick
