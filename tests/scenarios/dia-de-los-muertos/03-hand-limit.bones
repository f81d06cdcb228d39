# DM-3.4: nine cards at the end of the own turn: one is discarded by choice.
game: dia-de-los-muertos
rules: 1
seats: 2
position:
  phase play
  seat 1
    at 5
    hand follow follow header beat beat patch dodge
    laid kick
  seat 2
    at 12
    hand follow
---
1 act
* draw 1 snatch
* draw 1 kick
? waiting 1
? legal 1 discard beat
? illegal 1 discard hold DM-3.4
1 discard dodge
? seat 1 hand follow follow header beat beat patch snatch kick
? discards kick dodge
? phase swap
