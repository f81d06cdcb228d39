# DM-8.5 DM-7.3: A cake has one bone and flies up to five fields.
# shows: throw1
game: dia-de-los-muertos
rules: 2
seats: 2
position:
  phase play
  seat 1
    at 4
    hand follow
    laid throw1
  seat 2
    at 10
    hand beat beat
---
1 act
? seat 2 arms 1
? seat 2 hand beat
