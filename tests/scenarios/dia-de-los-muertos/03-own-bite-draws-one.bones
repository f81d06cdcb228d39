# DM-3.5 DM-3.4: bitten by the dog he led himself, he draws the one card for leading the dog and no other.
game: dia-de-los-muertos
rules: 1
seats: 2
position:
  phase play
  dog 9
  seat 1
    at 10
    hand kick
    laid follow
  seat 2
    at 4
    hand header
---
1 move
1 dog 10
1 den 30
* draw 1 beat
? seat 1 legs 1
? seat 1 hand beat
? pile 30 kick
? discards follow
? phase swap
