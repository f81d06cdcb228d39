# DM-8.4: Follow: straight to the next higher field with another skeleton on it, however far.
# shows: follow
game: dia-de-los-muertos
rules: 2
seats: 3
position:
  phase play
  seat 1
    at 4
    hand header
    laid follow
  seat 2
    at 7
    hand follow
  seat 3
    at 17
    hand follow
---
1 act
? seat 1 at 7
