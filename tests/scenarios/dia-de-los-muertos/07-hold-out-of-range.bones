# DM-7.5: two fields away nobody holds.
game: dia-de-los-muertos
rules: 1
seats: 2
position:
  phase play
  seat 1
    at 12
    hand header
    laid kick
  seat 2
    at 14
    hand hold follow
---
1 move
? waiting 1
1 step 13
1 step 14
? seat 1 at 14
? seat 2 hand hold follow
