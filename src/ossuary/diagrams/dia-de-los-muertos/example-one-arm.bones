# DM-4.1 DM-4.2: With one arm and no legs a card of three bones moves you one field; the other two points lead the dog.
game: dia-de-los-muertos
rules: 1
seats: 2
position:
  phase play
  dog 16
  seat 1
    at 12
    arms 1
    legs 0
    hand follow
    laid snatch
  seat 2
    at 4
    hand header
---
1 move
1 step 13
? illegal 1 step 14 DM-4.1
1 dog 15
1 dog 14
? seat 1 at 13
? dog 14
