# DM-8.7 DM-8.8: the other moves first and its field takes effect, then the pusher's.
game: dia-de-los-muertos
rules: 1
seats: 2
position:
  phase play
  dog 5
  pile 30 beat
  seat 1
    at 23
    hand header
    laid hustle
  seat 2
    at 22
    arms 1
    hand follow
---
1 act
1 push 30 24
? waiting 2
? seat 2 at 30
? seat 1 at 23
2 take beat arm
? seat 2 arms 2
? seat 1 at 24
? seat 1 festivities music
? gravedigger 27
