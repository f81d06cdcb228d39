# DM-3.1: on one field the fewest bones in hand begin, not the fewest cards.
game: dia-de-los-muertos
rules: 1
seats: 3
position:
  phase lay
  seat 1
    at 6
    hand snatch patch
  seat 2
    at 6
    hand follow follow header
  seat 3
    at 6
    hand kick beat
---
# bones 6, 3, 4
? order 2 3 1
? waiting 2
