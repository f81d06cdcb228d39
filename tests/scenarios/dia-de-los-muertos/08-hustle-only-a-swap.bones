# DM-8.7 DM-8.8: nobody is pushed out of a dead end, but swapping works; the pusher takes from the hiding place.
game: dia-de-los-muertos
rules: 1
seats: 2
position:
  phase play
  pile 29 kick
  seat 1
    at 9
    legs 1
    hand header
    laid hustle
  seat 2
    at 29
    hand follow
---
1 act
? seat 2 at 9
? seat 1 at 29
1 take kick leg
? seat 1 legs 2
