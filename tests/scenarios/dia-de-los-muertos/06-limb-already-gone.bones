# DM-6.3 DM-7.3: the victim lacks the limb shown: nothing is lost, yet the card lies on the den's pile.
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
    legs 0
    hand kick kick
---
1 move
1 dog 15
1 den 29
* draw 1 snatch
? seat 2 legs 0
? seat 2 arms 2
? seat 2 hand kick
? pile 29 kick
? discards follow
