# DM-3.5: only the card just played is left to draw; for the second there is none.
game: dia-de-los-muertos
rules: 1
seats: 3
position:
  phase play
  pile 29 kick kick kick kick kick kick kick kick snatch snatch snatch snatch snatch snatch snatch snatch snatch beat beat beat beat beat beat
  pile 30 header header header throw1 throw1 throw1 throw2 throw2 throw2 throw3 throw3 throw3
  pile 31 leapfrog leapfrog leapfrog cartwheel cartwheel cartwheel hustle hustle hustle
  seat 1
    at 5
    hand patch patch patch patch follow
    laid kick
  seat 2
    at 12
    hand dodge dodge dodge dodge dodge dodge patch patch
  seat 3
    at 15
    hand hold hold hold follow follow follow follow follow
---
1 act
? seat 1 hand kick patch patch patch patch follow
? discards
? phase swap
