# DM-6.2: he cannot be led through a field with a skeleton: entering it he bites, and is not led again this turn.
game: dia-de-los-muertos
rules: 1
seats: 3
position:
  phase play
  dog 16
  seat 1
    at 8
    hand throw1
    laid snatch
  seat 2
    at 15
    hand kick kick
  seat 3
    at 12
    hand follow
---
1 move
1 dog 15
? illegal 1 dog 14
1 den 31
? illegal 1 dog 17 DM-6.2
1 step 9
1 stop
? dog 31
? seat 2 legs 1
? seat 1 at 9
? seat 1 hand throw1
