# DM-4.1 DM-6.2: limbs lost on the way count at once: a skeleton that loses its last limb goes no further.
game: dia-de-los-muertos
rules: 1
seats: 2
position:
  phase play
  dog 11
  seat 1
    at 9
    arms 0
    legs 1
    hand kick kick
    laid snatch
  seat 2
    at 4
    hand header
---
1 move
1 step 10
1 dog 10
# one point is left, but nothing to spend it on
1 den 30
? seat 1 legs 0
? seat 1 at 10
? phase swap
