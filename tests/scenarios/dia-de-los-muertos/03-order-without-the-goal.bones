# DM-3.1: a skeleton in the goal takes no more turns.
game: dia-de-los-muertos
rules: 1
seats: 3
position:
  phase lay
  gravedigger 16
  festivity banquet 0
  festivity dance 0
  festivity music 0
  seat 1
    at 32
    rank 1
    festivities banquet dance music
  seat 2
    at 5
    hand follow kick
    festivities banquet dance music
  seat 3
    at 4
    hand beat header
---
? order 3 2
? waiting 3
? illegal 1 lay kick DM-3.1
3 lay beat
2 lay kick
? phase play
? waiting 3
