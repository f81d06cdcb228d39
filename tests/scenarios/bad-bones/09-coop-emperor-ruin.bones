# BB-9.8 BB-10.4: over a ruin the emperor only walks, as the arrow there says.
game: bad-bones
rules: 1
seats: 2
options: mode=basic play=coop chiefs=yes
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
? seat 1 towers d4 b2 d2
