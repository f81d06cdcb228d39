# DM-7.5: the hold is asked before anyone knows whether skeleton or dog will move.
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
? waiting 2
2 hold
1 dog 22
1 dog 23
* draw 1 beat
? seat 1 at 13
? seat 2 at 14
? seat 2 hand throw1
? discards hold kick
