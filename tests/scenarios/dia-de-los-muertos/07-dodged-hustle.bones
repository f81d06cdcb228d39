# DM-7.2 DM-8.7: a hustle is dodged before any way is chosen.
game: dia-de-los-muertos
rules: 1
seats: 2
position:
  phase play
  seat 1
    at 12
    hand follow
    laid hustle
  seat 2
    at 13
    hand dodge header
---
1 act
? waiting 2
2 dodge
? seat 1 at 12
? seat 2 at 13
? discards dodge hustle
? phase swap
