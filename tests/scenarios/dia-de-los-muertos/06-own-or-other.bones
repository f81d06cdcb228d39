# DM-6.2: own and foreign skeleton on one field: the leader picks.
game: dia-de-los-muertos
rules: 1
seats: 2
position:
  phase play
  dog 9
  seat 1
    at 10
    hand kick
    laid follow
  seat 2
    at 10
    hand beat beat
---
1 move
2 let
1 dog 10
? legal 1 bite 1
1 bite 2
1 den 29
* draw 1 header
? seat 2 arms 1
? seat 1 legs 2
? pile 29 beat
