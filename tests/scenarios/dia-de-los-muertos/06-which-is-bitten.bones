# DM-6.2 DM-6.3: of several skeletons on the field the leader picks the one bitten.
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
    at 15
    hand beat beat
---
1 move
1 dog 15
? legal 1 bite 2
? illegal 1 bite 1 DM-6.2
1 bite 3
1 den 29
* draw 1 snatch
? seat 3 arms 1
? seat 3 hand beat
? seat 2 hand kick kick
? seat 2 legs 2
? pile 29 beat
? dog 29
