# DM-3.4: one step of the dog and no other is enough for a card.
game: dia-de-los-muertos
rules: 1
seats: 2
position:
  phase play
  seat 1
    at 12
    hand follow
    laid patch
  seat 2
    at 4
---
1 move
1 dog 22
1 stop
* draw 1 kick
? seat 1 hand follow kick
? not sees 2 seat 1 hand follow kick
? sees 2 seat 1 backs 1 2
