# DM-6.2 DM-6.3: no sign and no festivity: the card is discarded and that is all.
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
    hand patch patch
---
1 move
1 dog 15
1 den 31
* draw 1 snatch
? seat 2 arms 2
? seat 2 legs 2
? seat 2 hand patch
? pile 31
? discards patch follow
? dog 31
