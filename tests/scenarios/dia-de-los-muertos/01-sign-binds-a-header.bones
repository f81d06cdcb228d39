# DM-1.4 DM-8.3: a header does not go against the one-way signs: the skeleton on 3 cannot be reached from 4.
game: dia-de-los-muertos
rules: 1
seats: 2
position:
  phase play
  seat 1
    at 4
    hand follow
    laid header
  seat 2
    at 3
    hand beat
---
1 act
* draw 1 kick
* draw 1 patch
? seat 1 at 4
? seat 1 hand follow kick patch
