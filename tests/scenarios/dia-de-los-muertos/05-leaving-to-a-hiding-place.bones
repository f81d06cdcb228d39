# DM-5.2 DM-4.4: who leaves to 31 may take a bone there.
game: dia-de-los-muertos
rules: 1
seats: 3
position:
  phase play
  gravedigger 25
  festivity banquet 0
  festivity dance 0
  pile 31 kick
  seat 1
    at 23
    hand header
    laid follow
  seat 2
    at 17
    legs 1
    hand follow
    festivities banquet dance
  seat 3
    at 8
    hand follow
    festivities banquet dance
---
1 move
1 step 24
2 leave 31
? waiting 2
2 take kick leg
? seat 2 at 31
? seat 2 legs 2
? pile 31
? gravedigger 17
