# BB-6.3 BB-6.4: two floors, two houses, a damaged dragon and a damaged catapult on the board, a wall in the supply: nineteen points.
game: bad-bones
rules: 1
seats: 2
options: mode=basic chiefs=no
position:
  phase skeletons
  seat 1
    tower 2
    houses 2
    supply wall
    trap dragon! b4
    trap catapult! e1
  seat 2
    tower 1
    skeleton red-left b3 >
---
? over
? score 1 19
? winners 1
? lost 2
