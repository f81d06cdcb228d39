# DM-6.2: the dog may bite his leader's own skeleton; it may walk on afterwards with what limbs it has.
game: dia-de-los-muertos
rules: 1
seats: 2
position:
  phase play
  dog 9
  seat 1
    at 10
    hand kick beat
    laid patch
  seat 2
    at 4
---
1 move
1 dog 10
* reveal 1 kick
1 den 31
? seat 1 legs 1
? seat 1 hand beat
? pile 31 kick
1 step 9
1 step 8
? seat 1 at 8
? discards patch
