# DM-7.2: A dodge foils a straight attack.
# shows: dodge kind-reaction
game: dia-de-los-muertos
rules: 2
seats: 2
position:
  phase play
  seat 1
    at 6
    hand follow
    laid kick
  seat 2
    at 7
    hand dodge header
---
1 act
2 dodge
? seat 2 legs 2
? seat 2 hand header
