# DM-8.4: Bone patch: you get a lost arm or leg back.
# shows: patch
game: dia-de-los-muertos
rules: 2
seats: 2
position:
  phase play
  seat 1
    at 7
    legs 1
    hand follow
    laid patch
  seat 2
    at 12
    hand header
---
1 act
? seat 1 legs 2
