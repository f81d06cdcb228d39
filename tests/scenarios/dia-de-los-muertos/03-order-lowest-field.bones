# DM-3.1: the lowest field begins, whatever the seats hold; Start counts as 0.
game: dia-de-los-muertos
rules: 1
seats: 4
position:
  phase lay
  seat 1
    at 9
    hand follow header
  seat 2
    at 1
    hand kick beat
  seat 3
    at 12
    hand follow header
  seat 4
    at 0
    hand snatch patch
---
? order 4 2 1 3
? waiting 4
