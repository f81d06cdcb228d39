# DM-3.3: a reaction card may be laid, but serves for movement only.
game: dia-de-los-muertos
rules: 1
seats: 2
position:
  phase play
  seat 1
    at 9
    hand kick
    laid dodge
  seat 2
    at 4
    hand follow
---
? illegal 1 act DM-3.3
? legal 1 move
1 move
1 step 10
1 step 11
1 step 12
? seat 1 at 12
? seat 1 hand kick
? discards dodge
