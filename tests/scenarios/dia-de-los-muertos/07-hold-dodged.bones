# DM-7.5 DM-7.2: the mover dodges the hold and goes all his fields; the holder stays.
game: dia-de-los-muertos
rules: 1
seats: 2
position:
  phase play
  seat 1
    at 13
    hand dodge header
    laid beat
  seat 2
    at 13
    hand hold snatch follow
---
1 move
? waiting 2
2 hold
? waiting 1
? legal 1 let
1 dodge
1 step 12
1 step 11
? seat 1 at 11
? seat 2 at 13
? seat 1 hand header
? seat 2 hand snatch follow
? discards hold dodge beat
