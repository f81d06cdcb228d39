# DM-6.1 DM-1.5: by the house rule the dog may be led into the goal. It bites nobody there, and nobody can come home past it.
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
  dog 28
  seat 1
    at 12
    hand follow
    laid kick
  seat 2
    at 27
    hand header follow
    laid patch
    festivities banquet dance music
  seat 3
    at 32
    rank 1
    festivities banquet dance music
---
1 move
1 dog 32
1 stop
* draw 1 beat
? dog 32
? seat 3 arms 2
? seat 3 legs 2
2 move
2 step 28
? illegal 2 step 32 DM-1.5
? legal 2 stop
2 stop
? seat 2 at 28
