# DM-7.2 DM-6.2: a bite cannot be dodged: the victim is not asked.
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
    hand dodge patch snatch
---
1 move
1 dog 15
* reveal 2 snatch
? waiting 1
1 den 31
* draw 1 kick
? seat 2 arms 1
? seat 2 hand dodge patch
? pile 31 snatch
