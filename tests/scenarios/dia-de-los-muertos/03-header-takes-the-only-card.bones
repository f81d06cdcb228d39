# DM-3.5 DM-8.3: a laid card that was the only one falls to a header: its owner draws one.
game: dia-de-los-muertos
rules: 1
seats: 2
position:
  phase play
  seat 1
    at 6
    hand throw1
    laid header
  seat 2
    at 8
    laid snatch
---
1 act
* draw 2 kick
* draw 1 follow
* draw 1 patch
? seat 1 at 8
? seat 2 hand kick
? seat 1 hand throw1 follow patch
? discards snatch header
? phase swap
