# DM-7.5 DM-4.2: the field taken off stays a point for the dog.
game: dia-de-los-muertos
rules: 1
seats: 2
position:
  phase play
  seat 1
    at 13
    hand follow
    laid kick
  seat 2
    at 13
    hand hold throw1
---
1 move
2 hold
1 step 12
1 dog 22
? seat 1 at 12
? seat 2 at 12
? dog 22
? seat 1 hand follow
