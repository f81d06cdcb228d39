# DM-6.2 DM-6.3: Led onto a skeleton, the dog bites; a card says what is lost, and the dog carries it to a hiding place.
# shows: dog
game: dia-de-los-muertos
rules: 2
seats: 2
position:
  phase play
  dog 16
  seat 1
    at 6
    hand throw1
    laid follow
  seat 2
    at 17
    hand kick kick
---
1 move
1 dog 17
1 den 31
? dog 31
? seat 2 legs 1
? pile 31 kick
