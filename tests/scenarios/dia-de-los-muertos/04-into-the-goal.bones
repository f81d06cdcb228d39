# DM-4.5 DM-1.4: the goal ends the game for its player: rank, hand and points gone, nothing drawn, no exchange.
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
    at 28
    hand kick beat
    laid snatch
    festivities banquet
  seat 2
    at 5
    hand follow
    festivities banquet dance music
  seat 3
    at 6
    hand header
    festivities dance music
---
1 move
1 step 32
? seat 1 at 32
? seat 1 rank 1
? seat 1 hand
? seat 1 festivities banquet
? discards snatch kick beat
? phase swap
? waiting 2
2 done
? waiting 3
3 done
? order 2 3
