# DM-6.1 DM-8.3: nor can one come home by a header while the dog is there: it goes to the nearer skeleton alone.
game: dia-de-los-muertos
rules: 2
seats: 3
options: dog-in-goal=yes
position:
  phase play
  gravedigger 16
  festivity banquet 0
  festivity dance 0
  festivity music 0
  dog 32
  seat 1
    at 26
    hand beat
    laid header
  seat 2
    at 27
    hand kick
    laid follow
    festivities banquet dance music
  seat 3
    at 32
    rank 1
    festivities banquet dance music
---
1 act
? seat 1 at 27
? seat 2 at 27
