# DM-3.1 DM-3.2: The skeleton farthest behind begins; in that order, each player lays a card face down.
# shows: order
game: dia-de-los-muertos
rules: 2
seats: 3
position:
  phase lay
  seat 1
    at 7
    hand kick follow
  seat 2
    at 4
    hand beat header
  seat 3
    at 17
    hand patch throw2
---
? order 2 1 3
2 lay beat
1 lay kick
3 lay patch
? waiting 2
