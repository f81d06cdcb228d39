# DM-7.3 DM-7.4: a throw at a skeleton without limbs is allowed; it costs a card.
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
    arms 0
    legs 0
    hand beat beat
---
1 act
? seat 2 hand beat
? seat 2 arms 0
? discards beat throw1
