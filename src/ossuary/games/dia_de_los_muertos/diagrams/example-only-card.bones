# DM-3.3 DM-3.4: Your only card must be played as an action, which then gets you two new ones.
game: dia-de-los-muertos
rules: 2
seats: 2
position:
  phase play
  seat 1
    at 6
    hand
    laid kick
  seat 2
    at 7
    hand follow header
---
? illegal 1 move DM-3.3
1 act
* draw 1 patch
* draw 1 beat
? seat 2 legs 1
? seat 1 hand patch beat
