# DM-6.2 DM-6.3: bitten on 29, and put out to 9 when the dog lies down there.
game: dia-de-los-muertos
rules: 1
seats: 2
position:
  phase play
  dog 10
  seat 1
    at 12
    hand throw1
    laid kick
  seat 2
    at 29
    hand beat beat
---
1 move
1 dog 9
1 dog 29
1 den 29
* draw 1 header
? dog 29
? seat 2 at 9
? seat 2 arms 1
? pile 29 beat
