# DM-3.5: an empty draw pile is made of the discards, the card just played among them.
game: dia-de-los-muertos
rules: 1
seats: 2
position:
  phase play
  discards dodge dodge dodge dodge dodge dodge snatch snatch snatch snatch snatch snatch snatch snatch snatch hold hold hold header header header patch patch patch patch patch patch follow follow follow follow follow follow beat beat beat beat beat beat cartwheel cartwheel cartwheel hustle hustle hustle kick kick kick kick kick kick kick kick kick throw1 throw1 throw1 throw2 throw2 throw2 throw3 throw3 throw3
  seat 1
    at 5
    hand leapfrog leapfrog
    laid leapfrog
  seat 2
    at 12
---
1 act
* draw 1 leapfrog
* draw 1 kick
? seat 1 hand leapfrog leapfrog leapfrog kick
? discards
