# DM-0.4 DM-0.2: a card lost to an attack lies open among the discards; the rest of the hand stays hidden.
game: dia-de-los-muertos
rules: 1
seats: 3
position:
  phase play
  seat 1
    at 6
    hand follow
    laid throw2
  seat 2
    at 20
    hand follow
  seat 3
    at 17
    hand header beat snatch
---
# seat 2 is out of reach
1 act
1 back 2
? sees 2 discards beat throw2
? sees 1 discards beat throw2
? sees 3 discards beat throw2
? not sees 2 seat 3 hand header snatch
? sees 2 seat 3 backs 1 3
