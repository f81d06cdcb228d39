# DM-8.5 DM-7.3: A flowerpot has two bones and flies up to four fields.
# shows: throw2
game: dia-de-los-muertos
rules: 2
seats: 2
position:
  phase play
  seat 1
    at 4
    hand follow
    laid throw2
  seat 2
    at 9
    hand beat beat
---
1 act
? seat 2 arms 1
? seat 2 hand beat
