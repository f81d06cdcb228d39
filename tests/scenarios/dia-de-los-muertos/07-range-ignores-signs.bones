# DM-7.1 DM-8.5: range is counted against the one-way signs too: from 4 a kick reaches 3.
game: dia-de-los-muertos
rules: 1
seats: 2
position:
  phase play
  seat 1
    at 4
    hand follow
    laid kick
  seat 2
    at 3
    hand header
---
1 act
? seat 2 legs 1
