# DM-8.7: Hustle: the other skeleton goes one field away and you go one field the opposite way, or you swap places.
# shows: hustle
game: dia-de-los-muertos
rules: 2
seats: 2
position:
  phase play
  seat 1
    at 6
    hand header
    laid hustle
  seat 2
    at 7
    hand follow
---
1 act
1 push 17 4
? seat 1 at 4
? seat 2 at 17
