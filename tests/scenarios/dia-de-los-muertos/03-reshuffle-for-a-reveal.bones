# DM-3.5 DM-7.3: an empty draw pile is made of the discards when an empty-handed victim needs a card; the throw itself is not yet among them.
game: dia-de-los-muertos
rules: 1
seats: 2
position:
  phase play
  discards dodge dodge dodge dodge dodge dodge leapfrog leapfrog leapfrog snatch snatch snatch snatch snatch snatch snatch snatch snatch hold hold hold header header header patch patch patch patch patch patch follow follow follow follow follow follow beat beat beat beat beat beat cartwheel cartwheel cartwheel hustle hustle hustle kick kick kick kick kick kick kick kick kick throw2 throw2 throw2 throw3 throw3 throw3
  seat 1
    at 6
    hand throw1 throw1
    laid throw1
  seat 2
    at 8
---
1 act
* reveal 2 kick
* draw 1 beat
* draw 1 patch
? seat 2 legs 1
? seat 1 hand throw1 throw1 beat patch
? discards kick throw1
