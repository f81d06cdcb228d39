# DM-3.5 DM-3.3: a laid card is not in hand: who loses the last hand card draws, and may still move with the laid one.
game: dia-de-los-muertos
rules: 1
seats: 2
position:
  phase play
  seat 1
    at 6
    hand follow
    laid throw1
  seat 2
    at 8
    hand kick
    laid beat
---
1 act
* draw 2 header
* draw 1 patch
* draw 1 snatch
? seat 2 legs 1
? seat 2 hand header
? seat 2 laid beat
? waiting 2
? legal 2 move
