# DM-3.3: movement or action is decided only in the own turn.
game: dia-de-los-muertos
rules: 1
seats: 2
position:
  phase lay
  seat 1
    at 4
    hand kick follow
  seat 2
    at 5
    hand beat header
---
1 lay kick
2 lay beat
? legal 1 move
? legal 1 act
? illegal 2 move DM-3.3
1 move
1 step 5
1 stop
? waiting 2
? legal 2 move
? legal 2 act
