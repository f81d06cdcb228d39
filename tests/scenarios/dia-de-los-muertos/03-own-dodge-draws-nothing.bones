# DM-3.5 DM-7.2: the mover who dodges a hold with his last card loses it in his own turn, and draws nothing for it.
game: dia-de-los-muertos
rules: 1
seats: 2
position:
  phase play
  seat 1
    at 13
    hand dodge
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
? seat 1 hand
? discards hold dodge beat
? phase swap
