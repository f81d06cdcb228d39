# DM-3.4: eight cards are within the limit.
game: dia-de-los-muertos
rules: 1
seats: 2
position:
  phase play
  seat 1
    at 5
    hand follow follow header beat beat patch
    laid kick
  seat 2
    at 12
    hand follow
---
1 act
* draw 1 snatch
* draw 1 kick
? seat 1 hand follow follow header beat beat patch snatch kick
? phase swap
