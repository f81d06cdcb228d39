# DM-6.2 DM-7.3 DM-6.3: without hand cards the top of the draw pile decides, and goes to the den.
game: dia-de-los-muertos
rules: 1
seats: 2
position:
  phase play
  dog 16
  seat 1
    at 8
    hand throw1
    laid follow
  seat 2
    at 15
---
1 move
1 dog 15
* reveal 2 snatch
1 den 29
* draw 1 kick
? seat 2 arms 1
? seat 2 hand
? pile 29 snatch
? discards follow
