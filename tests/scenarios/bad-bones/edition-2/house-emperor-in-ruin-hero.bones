# BB-9.8 BB-10.7 BB-9.7: a hero who stands in the ruin kills him first, and nothing is lost but the hero.
game: bad-bones
rules: 2
seats: 2
options: play=coop chiefs=yes emperor-in-ruin=lost
position:
  phase skeletons
  seat 1
    hero b4
    towers d4 b2 d2
    skeleton red-top:emperor a4 >
  seat 2
    hero e1
---
? round 2
? seat 1 hero none
? gone red-top:emperor
