# DM-1.3: the forks of the path at 8, 11, 14 and 22.
game: dia-de-los-muertos
rules: 1
seats: 4
position:
  phase play
  dog 5
  seat 1
    at 8
    hand follow
    laid header
  seat 2
    at 11
    hand follow
    laid header
  seat 3
    at 14
    hand follow
    laid header
  seat 4
    at 22
    hand follow
    laid leapfrog
---
1 move
? legal 1 step 7
? legal 1 step 9
? legal 1 step 18
1 stop
2 move
? legal 2 step 10
? legal 2 step 12
? legal 2 step 20
2 stop
3 move
? legal 3 step 13
? legal 3 step 15
? legal 3 step 22
3 stop
4 move
? legal 4 step 14
? legal 4 step 23
? legal 4 step 30
4 stop
? phase swap
