# DM-6.3: a skeleton standing on the hiding place is moved to its connecting field.
game: dia-de-los-muertos
rules: 1
seats: 3
position:
  phase play
  dog 16
  seat 1
    at 8
    hand throw1
    laid follow
  seat 2
    at 15
    hand kick kick
  seat 3
    at 29
    hand follow
---
1 move
1 dog 15
1 den 29
* draw 1 snatch
? dog 29
? seat 3 at 9
? pile 29 kick
