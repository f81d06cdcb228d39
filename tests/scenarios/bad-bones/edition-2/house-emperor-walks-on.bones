# BB-9.8: without it a ruin is a plain space to him.
game: bad-bones
rules: 2
seats: 2
options: play=coop chiefs=yes emperor-in-ruin=walks-on
position:
  phase skeletons
  seat 1
    hero e1
    towers d4 b2 d2
    skeleton red-top:emperor a4 >
  seat 2
    hero e1
---
? round 2
? seat 1 skeleton red-top:emperor b4 ^
