# DM-4.3 DM-0.3: The dance of the dead on 21: two points; your movement ends here.
# shows: dance festivity
game: dia-de-los-muertos
rules: 2
seats: 3
position:
  phase play
  seat 1
    at 20
    hand follow
    laid kick
  seat 2
    at 4
  seat 3
    at 5
---
1 move
1 step 21
1 stop
? seat 1 festivities dance
? festivity dance 1
? gravedigger 28
