# DM-7.3: the limb shown is already gone: nothing but the card is lost.
game: dia-de-los-muertos
rules: 1
seats: 2
position:
  phase play
  seat 1
    at 6
    hand header
    laid throw1
  seat 2
    at 8
    legs 0
    hand kick kick
---
1 act
? seat 2 legs 0
? seat 2 arms 2
? seat 2 hand kick
? discards kick throw1
