# DM-9.1 DM-9.2: the last skeleton with a limb is in the goal: over at once; who lies outside counts festivities only.
game: dia-de-los-muertos
rules: 1
seats: 2
position:
  phase play
  gravedigger 16
  festivity banquet 0
  festivity dance 0
  festivity music 0
  seat 1
    at 28
    hand beat
    laid kick
    festivities dance
  seat 2
    at 5
    arms 0
    legs 0
    hand follow kick
    festivities banquet music
---
1 move
1 step 32
? over
? waiting
? score 1 9
? score 2 4
? winners 1
? seat 2 hand follow kick
