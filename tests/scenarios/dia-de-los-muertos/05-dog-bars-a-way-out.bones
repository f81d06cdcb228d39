# DM-5.2 DM-1.5: nobody leaves to the dog's field while there is another.
game: dia-de-los-muertos
rules: 1
seats: 3
position:
  phase play
  dog 16
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
? illegal 2 leave 16 DM-1.5
2 leave 7
? seat 2 at 7
? gravedigger 17
