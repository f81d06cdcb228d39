# DM-1.1 DM-1.3: behind 4 the one-way run is shut; the way forks to 5 and 6.
game: dia-de-los-muertos
rules: 1
seats: 2
position:
  phase play
  seat 1
    at 4
    hand follow
    laid kick
  seat 2
    at 9
---
1 move
? illegal 1 step 3 DM-1.1
? legal 1 step 5
? legal 1 step 6
1 step 6
1 step 7
? seat 1 at 7
