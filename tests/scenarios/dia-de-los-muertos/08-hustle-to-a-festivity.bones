# DM-8.8 DM-8.7 DM-4.3: who is pushed onto 19 takes its banquet, in another player's turn.
game: dia-de-los-muertos
rules: 1
seats: 2
position:
  phase play
  seat 1
    at 8
    hand header
    laid hustle
  seat 2
    at 18
    hand follow
---
1 act
? legal 1 push 19 7
1 push 19 9
? seat 2 at 19
? seat 2 festivities banquet
? gravedigger 27
? seat 1 at 9
