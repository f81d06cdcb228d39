# DM-7.5 DM-3.4: one bone and one hold leave the skeleton nothing; leading the dog draws a card, and the holder stays.
game: dia-de-los-muertos
rules: 1
seats: 2
position:
  phase play
  seat 1
    at 13
    hand header
    laid follow
  seat 2
    at 13
    hand hold throw1 follow
---
1 move
2 hold
? illegal 1 step 12 DM-7.5
1 dog 22
* draw 1 beat
? seat 1 at 13
? seat 2 at 13
? seat 1 hand header beat
