# DM-5.1 DM-5.2: the fifth card brings the gravedigger to 17; the skeleton there picks the field it leaves to.
game: dia-de-los-muertos
rules: 1
seats: 3
position:
  phase play
  gravedigger 25
  festivity banquet 0
  festivity dance 0
  seat 1
    at 23
    hand header
    laid follow
  seat 2
    at 17
    hand follow
    festivities banquet dance
  seat 3
    at 8
    hand follow
    festivities banquet dance
---
1 move
1 step 24
? waiting 2
? legal 2 leave 7
? legal 2 leave 16
? legal 2 leave 31
# he has left the run: the gate is open
? legal 2 leave 25
? illegal 2 leave 6 DM-5.2
2 leave 5
? gravedigger 17
? seat 2 at 5
? seat 1 festivities music
