# DM-9.1 DM-3.6: the game ends without an exchange: a hand of reaction cards stays as it is.
game: dia-de-los-muertos
rules: 1
seats: 2
position:
  phase play
  gravedigger 16
  festivity banquet 0
  festivity dance 0
  festivity music 0
  seat 1
    at 28
    hand beat
    laid kick
    festivities dance
  seat 2
    at 5
    arms 0
    legs 0
    hand dodge hold
    festivities banquet music
---
1 move
1 step 32
? over
? seat 2 hand dodge hold
? discards kick beat
