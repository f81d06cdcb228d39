# DM-8.3: of two skeletons on one field only the one jumped at loses its laid card.
game: dia-de-los-muertos
rules: 1
seats: 3
position:
  phase play
  seat 1
    at 6
    hand throw1
    laid header
  seat 2
    at 8
    hand leapfrog
    laid snatch
  seat 3
    at 8
    hand follow
    laid patch
---
1 act
? legal 1 target 2
1 target 3
? seat 1 at 8
? discards patch header
? seat 3 hand follow
? seat 2 laid snatch
? waiting 2
2 act
? phase swap
