# DM-8.5 DM-7.3: A skull has three bones and flies up to three fields.
# shows: throw3
game: dia-de-los-muertos
rules: 2
seats: 2
position:
  phase play
  seat 1
    at 4
    hand follow
    laid throw3
  seat 2
    at 8
    hand beat beat
---
1 act
? seat 2 arms 1
? seat 2 hand beat
