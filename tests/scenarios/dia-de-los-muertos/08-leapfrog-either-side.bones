# DM-8.1: skeletons on both sides: four landings to choose from, none on a field left or passed.
game: dia-de-los-muertos
rules: 1
seats: 3
position:
  phase play
  seat 1
    at 10
    hand follow
    laid leapfrog
  seat 2
    at 9
    hand follow
  seat 3
    at 11
    hand follow
---
1 act
? legal 1 to 8
? legal 1 to 29
? legal 1 to 12
? legal 1 to 20
? illegal 1 to 10 DM-8.1
? illegal 1 to 11 DM-8.1
1 to 20
? seat 1 at 20
