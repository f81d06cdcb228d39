# DM-1.1 DM-1.3: while the gravedigger stands on 28 nobody enters 25; the other ways from 17 are open.
game: dia-de-los-muertos
rules: 1
seats: 3
position:
  phase play
  gravedigger 28
  festivity banquet 1
  seat 1
    at 17
    hand follow
    laid kick
  seat 2
    at 4
    festivities banquet
  seat 3
    at 12
---
1 move
? illegal 1 step 25 DM-1.1
? legal 1 step 5
? legal 1 step 7
? legal 1 step 16
? legal 1 step 31
1 step 16
1 stop
? seat 1 at 16
