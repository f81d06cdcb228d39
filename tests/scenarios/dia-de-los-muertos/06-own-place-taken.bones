# DM-6.3 DM-3.4: the leader puts the dog on the place his own skeleton stands on; he led only the dog, so he draws.
game: dia-de-los-muertos
rules: 1
seats: 2
position:
  phase play
  dog 16
  seat 1
    at 29
    hand throw1
    laid follow
  seat 2
    at 15
    hand kick kick
---
1 move
1 dog 15
1 den 29
* draw 1 snatch
? seat 1 at 9
? dog 29
? seat 1 hand throw1 snatch
