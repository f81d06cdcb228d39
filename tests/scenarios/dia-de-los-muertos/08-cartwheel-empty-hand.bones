# DM-8.6 DM-7.3 DM-3.5: a victim without cards: the draw pile decides for it.
game: dia-de-los-muertos
rules: 1
seats: 2
position:
  phase play
  seat 1
    at 10
    hand follow
    laid cartwheel
  seat 2
    at 11
---
1 act
1 step 11
* reveal 2 hustle
1 lose leg
1 stop
* draw 1 kick
* draw 1 beat
? seat 2 legs 1
? seat 2 hand
? discards hustle cartwheel
