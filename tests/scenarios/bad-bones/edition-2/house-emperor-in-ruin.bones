# BB-9.8 BB-10.5: by the house rule the emperor loses the game for all in a ruin, too.
game: bad-bones
rules: 2
seats: 2
options: play=coop chiefs=yes emperor-in-ruin=lost
position:
  phase skeletons
  seat 1
    hero e1
    towers d4 b2 d2
    skeleton red-top:emperor a4 >
  seat 2
    hero e1
---
? over
? lost 1 2
