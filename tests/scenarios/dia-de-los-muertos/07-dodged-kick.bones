# DM-7.2: a kick is dodged.
game: dia-de-los-muertos
rules: 1
seats: 2
position:
  phase play
  seat 1
    at 12
    hand follow
    laid kick
  seat 2
    at 13
    hand dodge header
---
1 act
? waiting 2
? illegal 1 let DM-7.2
2 dodge
? seat 2 legs 2
? seat 2 hand header
? discards dodge kick
