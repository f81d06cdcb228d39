# DM-4.1 DM-3.4: without limbs a skeleton does not move, but its player leads the dog and draws one.
game: dia-de-los-muertos
rules: 1
seats: 2
position:
  phase play
  seat 1
    at 12
    arms 0
    legs 0
    hand follow
    laid kick
  seat 2
    at 4
---
1 move
? illegal 1 step 13 DM-4.1
1 dog 22
1 stop
* draw 1 patch
? seat 1 at 12
? dog 22
? seat 1 hand follow patch
