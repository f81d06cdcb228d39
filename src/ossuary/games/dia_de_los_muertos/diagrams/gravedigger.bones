# DM-5.1 DM-5.2: Each festivity taken moves the gravedigger on; skeletons in his way must move aside.
# shows: gravedigger
game: dia-de-los-muertos
rules: 2
seats: 3
position:
  phase play
  gravedigger 25
  festivity banquet 1
  festivity dance 0
  festivity music 1
  seat 1
    at 18
    hand header
    laid follow
  seat 2
    at 17
    hand follow
    festivities banquet dance
  seat 3
    at 9
    hand follow
    festivities dance music
---
1 move
1 step 19
2 leave 7
? gravedigger 17
? seat 2 at 7
