# DM-7.2 DM-7.5: without it the mover dodges.
game: dia-de-los-muertos
rules: 2
seats: 2
options: dodge-a-hold=yes
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
2 hold
1 dodge
1 step 12
1 step 11
? seat 2 at 13
