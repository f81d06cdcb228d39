# DM-4.4: a festivity one owns already cannot be taken from a hiding place.
game: dia-de-los-muertos
rules: 1
seats: 3
position:
  phase play
  gravedigger 27
  festivity dance 0
  pile 29 dance beat
  seat 1
    at 9
    arms 1
    hand header
    laid follow
    festivities dance
  seat 2
    at 4
  seat 3
    at 5
---
1 move
1 step 29
? illegal 1 take dance DM-4.4
1 take beat arm
? seat 1 arms 2
? pile 29 dance
