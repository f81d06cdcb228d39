# DM-7.3: a victim whose only card is laid has no hand card: the draw pile decides, the laid card stays.
game: dia-de-los-muertos
rules: 1
seats: 2
position:
  phase play
  seat 1
    at 6
    hand header
    laid throw1
  seat 2
    at 8
    laid kick
---
1 act
* reveal 2 beat
* draw 1 patch
* draw 1 snatch
? seat 2 arms 1
? seat 2 laid kick
? seat 2 hand
? discards beat throw1
? illegal 2 move DM-3.3
