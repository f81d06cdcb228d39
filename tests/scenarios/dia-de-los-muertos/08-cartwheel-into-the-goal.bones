# DM-8.6 DM-8.8 DM-4.5: a cartwheel reaches the goal and ends there.
game: dia-de-los-muertos
rules: 1
seats: 3
position:
  phase play
  gravedigger 16
  festivity banquet 0
  festivity dance 0
  festivity music 0
  seat 1
    at 26
    hand follow
    laid cartwheel
  seat 2
    at 32
    rank 1
    festivities banquet dance music
  seat 3
    at 28
    hand kick kick
    festivities banquet dance music
---
# only one way to begin with: not asked
1 act
? seat 1 at 27
1 step 28
? seat 3 legs 1
1 step 32
? seat 1 rank 2
? seat 1 hand
? discards kick cartwheel follow
