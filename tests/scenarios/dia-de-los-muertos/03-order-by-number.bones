# DM-3.1: all alike: the lower skeleton number begins.
game: dia-de-los-muertos
rules: 1
seats: 3
position:
  phase lay
  seat 1
    at 6
    legs 1
    hand kick follow
  seat 2
    at 6
    arms 1
    hand beat header
  seat 3
    at 6
    legs 1
    hand patch
---
? order 1 2 3
? waiting 1
