# DM-1.5 DM-8.3: a header passes over the dog.
game: dia-de-los-muertos
rules: 1
seats: 2
position:
  phase play
  dog 11
  seat 1
    at 10
    hand follow
    laid header
  seat 2
    at 12
    hand follow
---
1 act
? seat 1 at 12
? dog 11
