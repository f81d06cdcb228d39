# DM-3.5 DM-7.2: the dodge was his last card: he draws one.
game: dia-de-los-muertos
rules: 1
seats: 2
position:
  phase play
  seat 1
    at 5
    hand header
    laid beat
  seat 2
    at 5
    hand dodge
---
1 act
2 dodge
* draw 2 kick
* draw 1 follow
* draw 1 follow
? seat 2 arms 2
? seat 2 hand kick
? seat 1 hand header follow follow
? discards dodge beat
