# DM-4.1 DM-4.2: With one arm and no legs, a card with three bones moves you one field; the other two points lead the dog.
game: dia-de-los-muertos
rules: 2
seats: 2
position:
  phase play
  dog 16
  seat 1
    at 6
    arms 1
    legs 0
    hand follow
    laid snatch
  seat 2
    at 12
    hand header
---
1 move
1 step 7
? illegal 1 step 8 DM-4.1
1 dog 17
1 dog 5
? seat 1 at 7
? dog 5
