# DM-1.5 DM-8.1: a leapfrog passes over the dog behind the skeleton and lands beyond him.
game: dia-de-los-muertos
rules: 1
seats: 2
position:
  phase play
  dog 12
  seat 1
    at 10
    hand follow
    laid leapfrog
  seat 2
    at 11
    hand follow
---
1 act
? illegal 1 to 12 DM-8.1
? legal 1 to 20
1 to 13
? seat 1 at 13
? dog 12
