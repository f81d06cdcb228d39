# DM-3.4 DM-4.2: skeleton and dog both moved: nothing is drawn.
game: dia-de-los-muertos
rules: 1
seats: 2
position:
  phase play
  seat 1
    at 12
    hand follow
    laid kick
  seat 2
    at 4
---
1 move
1 dog 22
1 step 13
? dog 22
? seat 1 hand follow
