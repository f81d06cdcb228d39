# DM-3.2: who has no card lays none; in his turn he draws two.
game: dia-de-los-muertos
rules: 1
seats: 2
position:
  phase lay
  seat 1
    at 5
    hand kick follow
  seat 2
    at 9
---
1 lay kick
? phase play
? waiting 1
1 move
1 step 17
1 step 16
* draw 2 beat
* draw 2 follow
? seat 2 hand beat follow
? seat 2 at 9
? phase swap
