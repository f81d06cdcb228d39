# BB-4.5: A newly placed treasure turns the skeletons beside it at once, but not those at its corners.
game: bad-bones
rules: 2
seats: 2
options: mode=basic chiefs=no
position:
  phase trap
  seat 1
    supply treasure
    skeleton blue-left b5 >
    skeleton green-top a4 v
    skeleton red-left a5 >
---
1 place treasure b4
? seat 1 skeleton blue-left b5 v
? seat 1 skeleton green-top a4 >
? seat 1 skeleton red-left a5 >
