# DM-7.2 DM-7.5: by the house rule a dodge can't be played in the own turn, so that a hold is not dodged.
game: dia-de-los-muertos
rules: 2
seats: 2
options: dodge-a-hold=no
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
? illegal 1 dodge DM-7.2
1 step 12
1 stop
? seat 1 at 12
? seat 2 at 12
? seat 1 hand dodge header
