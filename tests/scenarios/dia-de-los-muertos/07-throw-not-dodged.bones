# DM-7.2: a throw cannot be dodged.
game: dia-de-los-muertos
rules: 1
seats: 2
position:
  phase play
  seat 1
    at 12
    hand follow
    laid throw3
  seat 2
    at 13
    hand dodge beat follow
---
1 act
? waiting 1
1 back 2
? seat 2 arms 1
? discards beat throw3
