# DM-3.1: field and bones alike: the fewest body parts begin.
game: dia-de-los-muertos
rules: 1
seats: 3
position:
  phase lay
  seat 1
    at 6
    hand kick follow
  seat 2
    at 6
    arms 1
    hand beat header
  seat 3
    at 6
    arms 1
    legs 1
    hand patch
---
# three bones each; parts 4, 3, 2
? order 3 2 1
? waiting 3
