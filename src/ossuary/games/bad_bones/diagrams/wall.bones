# BB-5.10: A skeleton that steps on a wall bounces off it like a ball and goes one space further.
# shows: wall
game: bad-bones
rules: 2
seats: 2
options: mode=basic chiefs=no
position:
  phase trap
  seat 1
    supply wall
    skeleton yellow-right e4 <
---
2 pass
1 place wall\ d4
? seat 1 skeleton yellow-right d5 ^
? seat 1 trap wall\! d4
