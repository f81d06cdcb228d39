# DM-3.5: who loses his last hand card draws one before the attacker draws his two.
game: dia-de-los-muertos
rules: 1
seats: 2
position:
  phase play
  seat 1
    at 6
    hand follow
    laid throw1
  seat 2
    at 8
    hand beat
---
1 act
* draw 2 kick
* draw 1 header
* draw 1 patch
? seat 2 arms 1
? seat 2 hand kick
? seat 1 hand follow header patch
? discards beat throw1
