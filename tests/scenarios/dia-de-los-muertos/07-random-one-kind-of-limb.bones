# DM-7.3: arm or leg on the card, but the victim has only arms: no question.
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
    hand hustle follow
---
1 act
1 back 2
? seat 2 arms 1
? discards hustle throw1
