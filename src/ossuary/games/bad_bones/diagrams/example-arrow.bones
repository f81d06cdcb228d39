# BB-5.2: A skeleton moves along an arrow and has to turn as it shows.
game: bad-bones
rules: 2
seats: 2
options: mode=basic chiefs=no
position:
  phase trap
  seat 1
    skeleton yellow-right d2 <
---
2 pass
1 pass
? seat 1 skeleton yellow-right c2 ^
