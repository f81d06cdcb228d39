# DM-8.7 DM-1.4 DM-7.1: neither push nor swap works against the one-way signs: the card only draws.
game: dia-de-los-muertos
rules: 1
seats: 2
position:
  phase play
  seat 1
    at 4
    hand header
    laid hustle
  seat 2
    at 3
    hand follow
---
1 act
* draw 1 kick
* draw 1 beat
? seat 1 at 4
? seat 2 at 3
? seat 1 hand header kick beat
