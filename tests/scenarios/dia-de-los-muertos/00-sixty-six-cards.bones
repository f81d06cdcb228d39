# DM-0.2: with 64 of the 66 cards known to lie elsewhere, the two drawn can only be the two missing skulls.
game: dia-de-los-muertos
rules: 1
seats: 2
position:
  phase play
  discards dodge dodge dodge dodge dodge dodge leapfrog leapfrog leapfrog snatch snatch snatch snatch snatch snatch snatch snatch snatch hold hold hold header header header patch patch patch patch patch patch follow follow follow follow follow beat beat beat beat beat beat cartwheel cartwheel cartwheel hustle hustle hustle kick kick kick kick kick kick kick kick throw1 throw1 throw1 throw2 throw2 throw2 throw3
  seat 1
    at 6
    hand follow
    laid kick
  seat 2
    at 12
---
# nobody stands within reach of the kick; both draws have one possible outcome
1 act
? seat 1 hand follow throw3 throw3
