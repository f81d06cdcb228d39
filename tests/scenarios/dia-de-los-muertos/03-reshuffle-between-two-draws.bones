# DM-3.5: the last card of the pile is drawn, then the discards are shuffled for the second.
game: dia-de-los-muertos
rules: 1
seats: 2
position:
  phase play
  discards dodge dodge dodge dodge dodge dodge snatch snatch snatch snatch snatch snatch snatch snatch snatch hold hold hold header header header patch patch patch patch patch patch follow follow follow follow follow follow beat beat beat beat beat beat cartwheel cartwheel cartwheel hustle hustle hustle kick kick kick kick kick kick kick kick kick throw1 throw1 throw1 throw2 throw2 throw2 throw3 throw3
  seat 1
    at 5
    hand leapfrog leapfrog
    laid leapfrog
  seat 2
    at 12
---
# the pile is one skull: that draw has one possible outcome
1 act
* draw 1 dodge
? seat 1 hand leapfrog leapfrog throw3 dodge
? discards
